import { expect, test } from 'vitest'
import { allSeries } from './all.ts'
import { boardTables, commonTables, electromechanicalTables } from './tables.ts'

/** Grammars taken from lists of real part numbers, independent of the series. */
const published: Record<string, RegExp> = {
  'yageo RC':
    /^RC(0075|0100|0201|0402|0603|0805|1206|1210|1218|1812|2010|2512)([BDFJ])([RKS])-(07|10|13|7W|7N|3W|7D)(\d{1,3}[RKM]\d{0,3})L$/,
  'yageo AC': /^AC(0402|0603|0805|1206|1210|1218|2010|2512)([BDFJ])([RKS])-(07|10|13|7W)(\d{1,3}[RKM]\d{0,3})L$/,
  'yageo RT': /^RT(0201|0402|0603|0805|1206|1210|2010|2512)[WPBCDF][RK][ABCDE](07|10|13)(\d{1,3}[RKM]\d{0,3})L$/,
  'vishay CRCW':
    /^CRCW(01005|0201|0402|0603|0805|1206|1210|1218|2010|2512)(\d{1,4}[RKM]\d{0,3}|0000Z0)([DFGJZ])?([KNS])?(E[A-N]|T[A-N])(BC|HP|AHP|C)?$/,
  'panasonic ERJ':
    /^ERJ-?(1G|2G|2R|3G|3E|6G|6E|8G|8E|14|12|1T)[A-Z]{0,2}([JF](\d{3,4}|\dR\d{1,2}|\d{2}R\d)|0R00)[VXUCY]$/,
  'koa-speer RK73H': /^RK73H(1F|1H|1E|1J|2A|2B|2E|2H|3A)T(TC|TP|TD|TE)(\d{4}|\d\dR\d)[DF]$/,
  'murata GRM':
    /^G[RCJ][MT](02|03|15|18|21|31|32|43|55)[2-9A-F](5C|R6|R7|C7|C8|1X)(0[EGJ]|1[ACEHVN]|2[ADEHJW]|YA)(\d{3}|\dR\d|R\d\d)[BCDFGJKM]\w{3}[DJLKB]$/,
  'samsung-electro-mechanics CL':
    /^CL(02|03|05|10|21|31|32|43|55)[CABXFYZ](\d{3}|\dR\d)[BCDFGJKMZ][RQPOALBCDEGHIJK][3568ACFQYHUIJVL][NAGSZ][NPW4][NW6J]?[NWCDEF#8]{0,2}$/,
  'tdk C': /^C(1005|1608|2012|3216|3225)(C0G|X5R|X7R)(0J|1A|1C|1E|1V|1H|2A)\d{3}[JKM]\d{3}[ABK][A-E]$/,
  'kemet C': /^C(0402|0603|0805|1206|1210)[CXFJSYTVW]\d{3}[BCDFGJKM][7984365120ACBD][GRPHJNUV]A[CL](TU|7411|7210)?$/,
  'kyocera-avx AVX':
    /^(0201|0402|0603|0805|1206|1210|1812)[46ZY3D5127][ACDFLZ](\d{3}|\dR\d)[ABCDFGJKMZ][A4][TU7Z][24]A$/,
  'yageo CC':
    /^CC(0201|0402|0603|0805|1206|1210)[BCDFGJKM][RKPFC](NPO|X5R|X7R|X6S|X7S|Y5V)[45678900ABCDE]B[BN](\d{3}|\dR\d)$/,
  'texas-instruments SN74xx': /^SN74(LS|ALS|AS|F|HC|HCT|AHC|AHCT|LVC|LV|AC|ACT)\d{2,5}A?B?(N|D|DW|NS|DB|PW|DGV)R?$/,
  'texas-instruments SN74x1G': /^SN74(LVC|AHC|AHCT|AUP)[12]G\w{2,4}(DBV|DCK|DRL|DCT|DCU)[RT]$/,
  'stmicroelectronics STM32': /^STM32[FGHLUW]\w\w\d[DFEGKTSCJMRNOVWPQZAIB][34683BCDEFGHIZ][TUPMYHIKJFE][673]$/,
  'nexperia BC8xx': /^BC8(46|47|48|56|57|58)[ABC]W?$|^BC8[01]7-(16|25|40)W?$/,
  'samtec Strips': /^[A-Z]{3,5}-1\d{2}-\d{2}-[GLTSF]-(S|D|T)V?$/,
  'abracon Crystals': /^AB[A-Z]{1,2}\d?B?-[\d.]+MHZ-[A-Z]\d[A-Z]?(-T)?$/,
  'molex Wire to board': /^\d{10}$/,
}

test.each(
  allSeries
    .filter(({ isAlwaysWhole }) => !isAlwaysWhole)
    .map((one) => [`${one.manufacturer} ${one.name}`, one] as const),
)('every number of %s follows its grammar', (name, one) => {
  const order = one.order(1)
  const real = published[name] ?? one.pattern
  for (let rank = 0; rank < Math.min(one.count, 2_000); rank++) {
    const { mpn } = one.facts(one.optionsAt(order.at(rank)))
    expect(mpn).toMatch(one.pattern)
    expect(mpn).toMatch(real)
  }
})

test('the grammars that were found belong to series that exist', () => {
  const names = new Set(allSeries.map(({ manufacturer, name }) => `${manufacturer} ${name}`))
  expect(Object.keys(published).filter((name) => !names.has(name))).toEqual([])
})

test('no generated number of a manufacturer fits another of its series', () => {
  // A table may list a number whose grammar is that of a series which does not generate it.
  const listed = new Set([...boardTables, ...electromechanicalTables, ...commonTables])
  for (const one of allSeries.filter((each) => !listed.has(each))) {
    const others = allSeries.filter((other) => other !== one && !other.isAlwaysWhole)
    for (let index = 0; index < Math.min(one.count, 400); index++) {
      const { mpn, manufacturer = one.manufacturer } = one.facts(one.optionsAt(index))
      const twice = others.filter((other) => other.manufacturer === manufacturer && other.pattern.test(mpn))
      expect(
        twice.map(({ name }) => name),
        mpn,
      ).toEqual([])
    }
  }
})
