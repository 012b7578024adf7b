extension Townships: GBT2260Table {}
