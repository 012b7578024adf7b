import RegionTables

func roots() -> Regions<CutOff> { CutOff.roots }
