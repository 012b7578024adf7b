extension China: GBT2260Table {}
