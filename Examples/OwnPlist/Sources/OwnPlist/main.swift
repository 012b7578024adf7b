import RegionTables

for shop in Shops.regions(atDepth: 2) {
  print(shop.path, shop.attributes.phone ?? "")
}
