import GeneratedRegions
import RegionSelection

var selection = CascadeSelection<China>(paddedTo: 3)
selection.select(code: "330106")
print(selection.formatted(separator: " "))

for line in Lines.roots {
  print(line.name, line.children.map(\.name).joined(separator: " — "))
}
