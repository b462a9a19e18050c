import type { homeSectionNames } from '@partgate/schema/shop-api/catalogue.ts'
import { goodsId } from '../goods/goods-of.ts'
import type { Share } from '../engine/plan.ts'
import { wellKnownIn } from '../engine/plan.ts'

type FloorName = (typeof homeSectionNames)[number]
/** Home sections chosen by hand, as `manufacturer number`; home-sections-by-rule.ts fills the others. */
const homeSections: Record<Exclude<FloorName, 'preferential' | 'alternatives'>, readonly string[]> = {
  featured: [
    'stmicroelectronics STM32F103C8T6',
    'yageo RC0603FR-0710KL',
    'texas-instruments LM358DR',
    'espressif ESP32-WROOM-32E-N4',
    'murata GRM155R71C104KA88D',
    'abracon ABM8-16.000MHZ-B2-T',
    'advanced-monolithic-systems AMS1117-3.3',
    'jst B2B-PH-K-S(LF)(SN)',
    'infineon IRFZ44NPBF',
    'omron G5LE-1 DC5',
    'microchip ATMEGA328P-AU',
    'gct USB4105-GF-A',
  ],
  hot_sale: [
    'texas-instruments NE555P',
    'texas-instruments SN74HC595N',
    'stmicroelectronics LM317T',
    'onsemi MMBT3904LT1G',
    'nexperia 2N7002',
    'onsemi SS14',
    'samsung-electro-mechanics CL05B104KO5NNNC',
    'kemet C0402C104K4RACTU',
    'nichicon UVR1E471MPD',
    'bourns 3296W-1-103LF',
    'microchip PIC16F877A-I/P',
    'sharp PC817X2NSZ9F',
  ],
  recommended: [
    'raspberry-pi RP2040',
    'nordic-semiconductor NRF52840-QIAA-R',
    'bosch-sensortec BME280',
    'winbond W25Q128JVSIQ',
    'sitime SiT8008BI-12-33E-25.000000',
    'texas-instruments TPS5430DDAR',
    'texas-instruments SN74LVC1G08DBVR',
    'molex 0430450200',
    'omron B3F-1000',
    'littelfuse SMBJ5.0CA',
    'kyocera-avx TAJA106K010RNJ',
    'traco-power TSR 1-2450',
  ],
}

export const floorGoods = (shares: readonly Share[]) => {
  const wellKnown = wellKnownIn(shares)
  return Object.entries(homeSections).flatMap(([floor, parts]) =>
    parts.map((part, sort) => {
      const id = wellKnown(part)
      if (id === undefined) throw new Error(`The home section ${floor} lists ${part}, which is not in the catalogue.`)
      return { floor, goodsId: goodsId(id, 0), sort }
    }),
  )
}
