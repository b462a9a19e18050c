import { describe, expect, test } from 'vitest'
import { listForms, listNumbersInText, unwrapDistributor } from './number-forms.ts'
import { listPackagingVariants } from './packaging-codes.ts'
import { hasOtherFunction, hasOtherSeries, isBaseOf, listBaseNumbers } from './similar-numbers.ts'

describe('a distributor’s number', () => {
  test.for([
    ['603-RC0603FR-0710KL', 'RC0603FR-0710KL'],
    ['81-GRM155R71C104KA88', 'GRM155R71C104KA88'],
    ['LM358DR-ND', 'LM358DR'],
    ['RC0603FR-0710KLCT-ND', 'RC0603FR-0710KL'],
    ['RC0603FR-0710KLTR-ND', 'RC0603FR-0710KL'],
    ['RC0603FR-0710KLDKR-ND', 'RC0603FR-0710KL'],
    ['311-RC0603FR-0710KLCT-ND', 'RC0603FR-0710KL'],
  ] as const)('%s contains %s', ([number, inside]) => expect(unwrapDistributor(number)).toContain(inside))

  test.for(['RC0603FR-0710KL', '22-28-4130', '1N4148', 'LM358DR', '53309-1070', '74-1', '296-1395-5-ND'])(
    '%s contains no other',
    (number) => {
      expect(unwrapDistributor(number)).toEqual([])
    },
  )
})

describe('in another packaging', () => {
  test.for([
    ['RC0603FR-1310KL', 'RC0603FR-0710KL'],
    ['GRM188R71H104KA93', 'GRM188R71H104KA93D'],
    ['GRM188R71H104KA93J', 'GRM188R71H104KA93D'],
    ['CL10B104KB8NNND', 'CL10B104KB8NNNC'],
    ['C0603C104K5RAC', 'C0603C104K5RACTU'],
    ['C0603C104K5RAC7867', 'C0603C104K5RACTU'],
    ['08055C104KAT2A', '08055C104KAT4A'],
    ['CRCW060310K0FKEB', 'CRCW060310K0FKEA'],
    ['SN74LVC1G08DBVT', 'SN74LVC1G08DBVR'],
    ['SN74HC595DRG4', 'SN74HC595DR'],
    ['LM2596SX-5.0/NOPB', 'LM2596S-5.0/NOPB'],
    ['AD8605ARTZ-REEL7', 'AD8605ARTZ'],
    ['LTC3780EG#TRPBF', 'LTC3780EG#PBF'],
    ['MMBT3904LT3G', 'MMBT3904LT1G'],
    ['1N4148W-13-F', '1N4148W-7-F'],
    ['BC847B,235', 'BC847B,215'],
    ['PMEG6020ER', 'PMEG6020ER,115'],
    ['STM32F103C8T6TR', 'STM32F103C8T6'],
    ['MCP6002-I/SN', 'MCP6002T-I/SN'],
    ['ATMEGA328P-AUR', 'ATMEGA328P-AU'],
    ['IRF7404TRPBF', 'IRF7404PBF'],
  ] as const)('%s is %s', ([number, other]) => {
    const variants = listPackagingVariants(number)
    const isListed =
      variants.includes(other) || (number === 'PMEG6020ER' && listForms(other).some(({ norm }) => norm === number))
    expect(isListed).toBe(true)
  })

  test.for([
    ['LM358DR', 'LM358P', 'another package'],
    ['LM358D', 'LM358DGK', 'another package'],
    ['LM317T', 'LM317', 'the package'],
    ['SN74HC04N', 'SN74HC04', 'the package'],
    ['ATMEGA328P-PU', 'ATMEGA328P-AU', 'another package'],
    ['RC0603FR-0710KL', 'RC0603JR-0710KL', 'another tolerance'],
    ['RC0603FR-077W10KL', 'RC0603FR-0710KL', 'another power'],
    ['C0603C104K5RACAUTO', 'C0603C104K5RACTU', 'another grade'],
    ['MCP6002-I/SN', 'MCP6002-E/SN', 'another temperature'],
  ] as const)('%s is not %s: %s', ([number, other]) => {
    expect(listForms(number).map(({ norm }) => norm)).not.toContain(other.replaceAll(/[-/]/g, ''))
  })
})

test('a text has numbers among its words', () => {
  expect(listNumbersInText('Dual op amp, LM358DR (SOIC-8) 10k 1%')).toEqual(['LM358DR', 'SOIC-8'])
})

describe('function letters count', () => {
  test.for([
    ['74HC04', 'SN74HCU04N'],
    ['SN74HC04D', 'SN74HCT04D'],
    ['SN74LVC1G04DBVR', 'SN74LVC1GU04DBVR'],
    ['SN74HC04D', 'SN74HC05D'],
    ['CD4001BE', 'CD4001UBE'],
    ['CD4001BE', 'CD4011BE'],
    ['SN74LVC1G08DBVR', 'SN74LVC2G08DBVR'],
  ] as const)('%s is no misspelt %s', ([one, other]) => expect(hasOtherFunction(one, other)).toBe(true))

  test.for([
    ['SN74HC04D', 'SN74HC04N'],
    ['SN74HC595D', 'SN74HC595DR'],
    ['RC0603FR0719KL', 'RC0603FR0710KL'],
    ['74279251', '74279252'],
    ['CD4049E', 'CD4049UBE'],
  ] as const)('%s may be a misspelt %s', ([one, other]) => expect(hasOtherFunction(one, other)).toBe(false))
})

describe('a base number', () => {
  const isBase = (number: string, mpn: string) => listBaseNumbers(number).some((base) => isBaseOf(base, mpn))
  test.for([
    ['LM358', 'LM358DR'],
    ['74HC04', 'SN74HC04N'],
    ['74HC04', 'MC74HC04ADR2G'],
    ['4001', 'CD4001BE'],
    ['78L05', 'UA78L05ACPK'],
    ['7812', 'L7812CV'],
    ['74LVC1G04', 'SN74LVC1G04DBVR'],
    ['74LVC1GU04', 'SN74LVC1GU04DBVR'],
    ['ABM8', 'ABM8-16.000MHZ-B2-T'],
    ['GRM188R71H104K', 'GRM188R71H104KA93D'],
    ['CD4049', 'CD4049UBE'],
  ] as const)('%s is one of %s', ([number, mpn]) => expect(isBase(number, mpn)).toBe(true))

  test.for([
    ['LM317', 'LM3175N'],
    ['LM35', 'LM358DR'],
    ['74HC04', 'SN74HC04060'],
    ['74HC04', 'SN74HCU04N'],
    ['74HC04', 'SN74HCT04N'],
    ['74LVC1G04', 'SN74LVC1GU04DBVR'],
    ['CD4001', 'CD4001UBE'],
    ['CD4001B', 'CD4001UBE'],
    ['555', 'NE555P'],
    ['LM', 'LM358DR'],
  ] as const)('%s is none of %s', ([number, mpn]) => expect(isBase(number, mpn)).toBe(false))
})

test.for([
  ['TPS61170DRVR', 'TPS61160DRVR', true],
  ['CSD19532Q5B', 'CSD18532Q5B', true],
  ['LM385DR', 'LM358DR', false],
  ['RC0603FR0719KL', 'RC0603FR0710KL', false],
] as const)('%s and %s are of different series: %s', ([one, other, isOther]) => {
  expect(hasOtherSeries(one, other)).toBe(isOther)
})

test.for([
  ['ESP32', 'ESP32-WROOM-32E', true],
  ['ESP32', 'ESP32-D0WD-V3', true],
  ['ESP32', 'ESP32-C3-MINI-1-N4', false],
  ['ESP32', 'ESP32-S3R8', false],
  ['BZX84', 'BZX84-C3V9', true],
  ['SS34', 'SS34-E3/57T', true],
  ['CP2104', 'CP2104-F03-GM', true],
] as const)('%s is the base number of %s: %s', ([base, mpn, expected]) => expect(isBaseOf(base, mpn)).toBe(expected))
