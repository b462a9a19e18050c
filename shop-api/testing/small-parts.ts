type Parameter = { key: string; value: number | null; display: string }
type SmallPart = {
  id: number
  manufacturer_id: number
  category_id: number
  popularity: number
  mpn: string
  description: string
  package: string
  params: Parameter[]
  rohs: string
}

const sizes = ['0402', '0603', '0805', '1206']
const resistances = [
  ['100R', 100, '100 Ω'],
  ['1K', 1e3, '1 kΩ'],
  ['4K7', 4.7e3, '4.7 kΩ'],
  ['10K', 1e4, '10 kΩ'],
  ['22K', 2.2e4, '22 kΩ'],
  ['1M', 1e6, '1 MΩ'],
] as const
const capacitances = [
  ['102', 1e-9, '1 nF'],
  ['104', 1e-7, '100 nF'],
  ['475', 4.7e-6, '4.7 µF'],
] as const
const dielectrics = [
  ['R7', 'X7R'],
  ['R6', 'X5R'],
] as const
const logic = ['SN74LVC1G00DBVR', 'SN74LVC1G04DBVR', 'SN74LVC1G08DBVR', 'SN74HC00N', 'SN74HC04D', 'SN74HC595PWR']
const classics = ['LM358DR', 'NE555P', 'LM317T', 'TL072CP', 'LTC3780EG#PBF', 'ASV-18.432MHZ-LR-T']

const resistors = sizes.flatMap((size) =>
  resistances.map(([code, value, display]) => ({
    manufacturer_id: 1,
    category_id: 3,
    mpn: `RC${size}FR-07${code}L`,
    description: `Thick film resistor ${display} ±1 % 0.1 W ${size}`,
    package: size,
    params: [
      { key: 'resistance', value, display },
      { key: 'tolerance', value: 1, display: '±1 %' },
    ],
  })),
)
const capacitors = sizes.flatMap((size) =>
  dielectrics.flatMap(([letter, dielectric]) =>
    capacitances.map(([code, value, display]) => ({
      manufacturer_id: 2,
      category_id: 5,
      mpn: `GRM${size}${letter}1C${code}K`,
      description: `Ceramic capacitor ${display} ±10 % ${dielectric} ${size === '0402' ? 16 : 25} V ${size}`,
      package: size,
      params: [
        { key: 'capacitance', value, display },
        { key: 'dielectric', value: null, display: dielectric },
        { key: 'voltage', value: size === '0402' ? 16 : 25, display: size === '0402' ? '16 V' : '25 V' },
      ],
    })),
  ),
)
const chips = [...logic, ...classics].map((mpn) => ({
  manufacturer_id: 3,
  category_id: 8,
  mpn,
  description: `Integrated circuit of the ${mpn.slice(0, 4)} family 5 V SOIC-8`,
  package: 'SOIC-8',
  params: [
    { key: 'voltage', value: 5, display: '5 V' },
    ...(logic.includes(mpn) ? [{ key: 'supply_voltage', value: null, display: '2–5.5 V' }] : []),
  ],
}))

/** 60 parts: resistors, capacitors, then chips; a lower id is more popular. */
export const smallParts: SmallPart[] = [...resistors, ...capacitors, ...chips].map((part, index) => ({
  ...part,
  id: index + 1,
  popularity: 1000 - index,
  rohs: index % 10 === 9 ? 'non_compliant' : index % 10 === 8 ? 'exempt' : 'compliant',
}))

export const partNamed = (mpn: string): SmallPart => {
  const part = smallParts.find((each) => each.mpn === mpn)
  if (!part) throw new Error(`The small catalogue has no ${mpn}`)
  return part
}
/** Cut tape, shown first: steps of 10; a reel: 5,000. */
export const tapeId = (mpn: string) => partNamed(mpn).id * 10
export const reelId = (mpn: string) => partNamed(mpn).id * 10 + 1

/** Goods that cannot be bought, each for another reason, and a former part number. */
export const soldOut = 'RC0402FR-0722KL'
export const onRequest = 'LTC3780EG#PBF'
export const formerNumber = { alias: 'GRM39X7R104K16', mpn: 'GRM0603R71C104K' }
