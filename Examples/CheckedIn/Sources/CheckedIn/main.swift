import RegionTables

for province in Cities.roots {
  print(province.name, province.children.map(\.name).joined(separator: "、"))
}
