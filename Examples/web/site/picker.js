const response = await fetch("regions.wasm");
if (!response.ok) throw new Error(`regions.wasm: ${response.status}`);
const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
const regions = instance.exports;

// Made anew each time: the memory moves when it grows.
const textBuffer = (length) => new Uint8Array(regions.memory.buffer, regions.textBuffer(), length);
const readText = (length) => new TextDecoder().decode(textBuffer(length));
const writeText = (text) => new TextEncoder().encodeInto(text, textBuffer(regions.textCapacity())).written;

function option(id, text) {
  const option = document.createElement("div");
  option.id = id;
  option.role = "option";
  option.textContent = text;
  return option;
}

function markSelected(list, row, owner) {
  list.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
  const chosen = list.children[row];
  chosen?.setAttribute("aria-selected", "true");
  if (chosen) owner.setAttribute("aria-activedescendant", chosen.id);
  else owner.removeAttribute("aria-activedescendant");
}

// Wheels

const wheels = [...document.querySelectorAll(".wheel")];
const chosen = document.getElementById("chosen");
const rowHeight = (wheel) => wheel.firstElementChild?.offsetHeight ?? 1;

/** Shows what the module has chosen; columns from `first` on have other rows than before. */
function show(first) {
  wheels.forEach((wheel, column) => {
    if (column >= first) {
      const titles = Array.from({ length: regions.rowCount(column) }, (_, row) => readText(regions.rowTitle(row, column)));
      wheel.replaceChildren(...titles.map((title, row) => option(`row-${column}-${row}`, title)));
    }
    const row = regions.selectedRow(column);
    markSelected(wheel, row, wheel);
    wheel.scrollTop = row * rowHeight(wheel);
  });
  chosen.textContent = `${readText(regions.chosenPath())} ${regions.chosenCode()}`;
}

function select(row, column) {
  if (row !== regions.selectedRow(column)) show(regions.selectRow(row, column));
}

wheels.forEach((wheel, column) => {
  let resting, typing, typed = "";

  wheel.addEventListener("scroll", () => {
    clearTimeout(resting);
    resting = setTimeout(() => select(Math.round(wheel.scrollTop / rowHeight(wheel)), column), 150);
  });

  wheel.addEventListener("click", (event) => {
    const row = [...wheel.children].indexOf(event.target);
    if (row >= 0) select(row, column);
  });

  wheel.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = regions.selectedRow(column);
    const last = regions.rowCount(column) - 1;
    const target = {
      ArrowUp: row - 1, ArrowDown: row + 1, PageUp: row - 5, PageDown: row + 5, Home: 0, End: last,
    }[event.key];
    const neighbour = { ArrowLeft: wheels[column - 1], ArrowRight: wheels[column + 1] }[event.key];
    if (target !== undefined) {
      select(Math.max(0, Math.min(target, last)), column);
    } else if (neighbour) {
      neighbour.focus();
    } else if (event.key.length === 1 && (event.key !== " " || typed)) {
      clearTimeout(typing);
      typing = setTimeout(() => { typed = ""; }, 1000);
      typed += event.key;
      // The first letter goes on to the next row that it fits, more letters may fit the present one still.
      const found = regions.rowFitting(writeText(typed), column, typed.length === 1 ? row + 1 : row);
      if (found >= 0) select(found, column);
    } else {
      return;
    }
    event.preventDefault();
  });
});

// Search

const search = document.getElementById("search");
const found = document.getElementById("found");
let current = 0;

function close() {
  found.hidden = true;
  search.setAttribute("aria-expanded", "false");
  search.removeAttribute("aria-activedescendant");
}

function moveTo(row) {
  current = row;
  markSelected(found, row, search);
  found.children[row]?.scrollIntoView({ block: "nearest" });
}

function look() {
  const count = regions.search(writeText(search.value), 20);
  const paths = Array.from({ length: count }, (_, number) => readText(regions.foundPath(number)));
  found.replaceChildren(...paths.map((path, number) => option(`found-${number}`, path)));
  if (count === 0) {
    close();
    if (search.value.trim()) chosen.textContent = "没有找到";
    return;
  }
  found.hidden = false;
  search.setAttribute("aria-expanded", "true");
  moveTo(0);
}

function choose(number) {
  regions.selectFound(number);
  search.value = "";
  close();
  show(0);
}

search.addEventListener("input", look);
search.addEventListener("blur", close);
search.addEventListener("keydown", (event) => {
  // While an input method is composing, its keys are its own.
  if (event.isComposing) return;
  if (event.key === "Escape" && !found.hidden) {
    close();
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && found.hidden && search.value) {
    look();
  } else if (found.hidden) {
    return;
  } else if (event.key === "ArrowDown") {
    moveTo((current + 1) % found.children.length);
  } else if (event.key === "ArrowUp") {
    moveTo((current + found.children.length - 1) % found.children.length);
  } else if (event.key === "Enter") {
    choose(current);
  } else {
    return;
  }
  event.preventDefault();
});
// The field keeps the focus, as blur would close the list before the click.
found.addEventListener("mousedown", (event) => event.preventDefault());
found.addEventListener("click", (event) => {
  const number = [...found.children].indexOf(event.target);
  if (number >= 0) choose(number);
});

show(0);
