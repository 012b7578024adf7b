print("region-codegen")
