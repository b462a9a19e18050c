import { kindsByNumber } from './kinds-by-number.ts'
import { connectorKinds } from './connector-rows.ts'
import { pinKinds } from './pin-rows.ts'

/** A kind of part that values describe. `categories` are slugs; their subcategories count, those in `except` do not. */
export type PartKind = {
  name: string
  designators: readonly string[]
  words: RegExp
  categories: readonly string[]
  except?: readonly string[]
  /** Attribute of the value, its unit, and the attributes that ratings limit. */
  attribute: string
  unit: string
  atLeast: Readonly<Record<string, string>>
  atMost: Readonly<Record<string, string>>
  /** Words that name the kind only under designators of parts with such a value; elsewhere, they describe a circuit: `differential`. */
  qualities?: RegExp
  /** The value alone identifies no part. */
  isFoundByNumberOnly?: true
}

const none = {}
const percent = { '%': 'tolerance' }
const percentAndDrift = { ...percent, ppm: 'temperature_coefficient', 'ppm/K': 'temperature_coefficient' }

/** Specific kinds come before the general kind of the same designator. */
export const kinds: readonly PartKind[] = [
  ...pinKinds,
  ...connectorKinds,
  ...kindsByNumber,
  {
    name: 'trimmer',
    designators: ['R', 'RV', 'VR', 'POT', 'P', 'RP'],
    categories: ['trimmer-potentiometers'],
    attribute: 'resistance',
    unit: 'Ω',
    words:
      /\b(?:POT|POTENTIOMETERS?|TRIMMERS?|TRIMPOTS?|TRIM|TRIMM\w+|SPINDELTRIMMER)\b|电位器|可调电阻|可調電阻|半固定|가변|ПОДСТРОЕЧН|ПЕРЕМЕНН\p{L}* РЕЗИСТ/u,
    qualities: /\bPRESETS?\b/,
    atLeast: { W: 'power' },
    atMost: percent,
  },
  {
    name: 'array',
    designators: ['R', 'RN', 'RA', 'RP', 'RR', 'RPACK'],
    categories: ['resistor-arrays'],
    attribute: 'resistance',
    unit: 'Ω',
    words:
      /\b(?:ARRAYS?|NETWORKS?|(?:DUAL|QUAD|DOUBLE) RES\w*|R?-?PACK|4[X*] ?0?[46]0[23]|0?[46]0[23][X*]4|[248]D0[346]|(?:4|8|10|16)P[248]R|ISOLATED|[248]X\d+[RKM]?\d*|[248]X \d+[RKM]\d*|\d+[RKM]\d* ?X ?[248])\b|ARRAY\b|NETZWERK|R[EÉ]SEAU|\bRETE RESIST|排阻|СБОРК|НАБОР|МАТРИЦ/,
    atLeast: { W: 'power' },
    atMost: percent,
  },
  {
    name: 'ferrite',
    designators: ['FB', 'L', 'FER', 'R', 'BEAD', 'FBD', 'E'],
    categories: ['ferrite-beads'],
    attribute: 'impedance',
    unit: 'Ω',
    words: /\b(?:FERRITES?|BEADS?|FB|BLM\w*|EMIFIL)\b|磁珠|\b@ ?100 ?MHZ/,
    atLeast: { A: 'current' },
    atMost: none,
  },
  {
    name: 'choke',
    designators: ['L', 'FL', 'T', 'CM', 'CMC'],
    categories: ['common-mode-chokes'],
    attribute: 'impedance',
    unit: 'Ω',
    words: /\b(?:COMMON MODE|CMC|CHOKE CM|CM CHOKE)\b|共模|СИНФАЗН|STROMKOMPENSIERT/,
    atLeast: { A: 'current' },
    atMost: none,
  },
  {
    name: 'tantalum',
    designators: ['C', 'TC', 'CT'],
    categories: ['tantalum-capacitors'],
    attribute: 'capacitance',
    unit: 'F',
    words:
      /\bTANT\w*|钽|\bCASE [A-D] (?:3216|3528|6032|7343)\b|\bCP EIA\b|\bCP TANTALUM|\b(?:3216-?18|3528-?21|6032-?28|7343-?(?:31|43))\b/,
    atLeast: { V: 'voltage' },
    atMost: percent,
  },
  {
    name: 'electrolytic',
    designators: ['C', 'EC', 'CE'],
    attribute: 'capacitance',
    unit: 'F',
    categories: ['radial-electrolytic-capacitors', 'smd-electrolytic-capacitors'],
    words: /\b(?:ELECTROLYTIC\w*|ELCO|ELKO|ALUM\w*|CP RADIAL|CP ELEC|CP AXIAL|RADIAL ELEC\w*|E-?CAP)\b|电解/,
    atLeast: { V: 'voltage' },
    atMost: percent,
  },
  {
    name: 'polarized',
    designators: ['C', 'EC', 'CE'],
    attribute: 'capacitance',
    unit: 'F',
    categories: ['tantalum-capacitors', 'radial-electrolytic-capacitors', 'smd-electrolytic-capacitors'],
    words:
      /^(?!.*(?:TANT|ALUM|ELECTROLYTIC|EL[CK]O|POLYMER|CP (?:ELEC|RADIAL|AXIAL|EIA)))(?!.*\b(?:(?:NON|NOT|NO|UN|NICHT|SIN|SENZA) ?(?:AN? )?(?:POLARI[SZ]|GEPOLT)|UNGEPOLT|BIPOLAR|NON?POLAR)).*(?:\bPOLARI[SZ]ED\b|\bCPOL\b|\bGEPOLT)/,
    atLeast: { V: 'voltage' },
    atMost: percent,
  },
  {
    name: 'film',
    designators: ['C'],
    categories: ['film-capacitors'],
    attribute: 'capacitance',
    unit: 'F',
    words:
      /(?<!(?:THICK|THIN|METAL|CARBON|OXIDE) )\bFILM\b(?! RES)|\b(?:POLYESTER|POLYPROPYL\w+|POL[IY]E?STERE?|POLI[EÉ]STER|POLIPROPIL\w+|MKT|MKP|MKS\d?|FKP\d?|WIMA|MYLAR)\b|薄膜电容/,
    atLeast: { V: 'voltage' },
    atMost: percent,
  },
  {
    name: 'ceramic',
    designators: ['C'],
    attribute: 'capacitance',
    unit: 'F',
    categories: ['ceramic-chip-capacitors', 'automotive-ceramic-capacitors', 'ceramic'],
    words: /\b(?:CER|CERAMIC|MLCC|CC CER|KERKO|X[5678][RSTU]|C0G|COG|NP0|NPO|Y5V)\b|陶瓷|贴片电容/,
    atLeast: { V: 'voltage' },
    atMost: percent,
  },
  {
    name: 'oscillator',
    designators: ['X', 'Y', 'U', 'OSC', 'XO', 'G', 'Q', 'BQ', 'ZQ'],
    categories: ['crystal-oscillators', 'mems-oscillators'],
    attribute: 'frequency',
    unit: 'Hz',
    words: /\b(?:OSC|OSCILLATORS?|S?P?XO|MEMS)\b|有源晶振/,
    atLeast: none,
    atMost: { ppm: 'frequency_stability' },
  },
  {
    name: 'resonator',
    designators: ['X', 'Y', 'CR', 'BQ', 'ZQ'],
    categories: ['ceramic-resonators'],
    attribute: 'frequency',
    unit: 'Hz',
    words: /(?<!(?:CRYSTAL|QUARTZ) )\bRESONATORS?\b(?! (?:CRYSTAL|QUARTZ))|谐振器/,
    atLeast: none,
    atMost: none,
  },
  {
    name: 'zener',
    designators: ['D', 'Z', 'ZD', 'DZ', 'VR', 'VD'],
    categories: ['zener-diodes'],
    attribute: 'zener_voltage',
    unit: 'V',
    words: /\bZENERS?\b|\bZ[- ]?DIODE\b|稳压二极管/,
    atLeast: { W: 'power' },
    atMost: percent,
  },
  {
    name: 'tvs',
    designators: ['D', 'TVS', 'Z', 'ZD', 'VD'],
    categories: ['tvs-diodes'],
    attribute: 'standoff_voltage',
    unit: 'V',
    words: /\b(?:TVS|TRANSIL|TRANSZORB)\b|瞬态/,
    atLeast: { W: 'peak_pulse_power' },
    atMost: none,
  },
  {
    name: 'led',
    designators: ['LED', 'D', 'DS', 'LD', 'DL', 'HL', 'VD'],
    categories: ['chip-leds', 'through-hole-leds'],
    attribute: 'wavelength',
    unit: 'm',
    words: /\bLEDS?\b|\bCHIPLED\b|发光/,
    atLeast: none,
    atMost: none,
  },
  {
    name: 'ptc',
    designators: ['F', 'PTC', 'FU', 'PF', 'RF'],
    categories: ['resettable-fuses'],
    attribute: 'hold_current',
    unit: 'A',
    words:
      /\b(?:RESETTABLE|P?PTC|POLY ?FUSES?|POLY ?SWITCH|MF [A-Z]*SM\w*|(?:MICRO|MINI|NANO)SMD\w*|R[UXG]EF\w*)\b|自恢复|自復|リセッタブル|ポリスイッチ|САМОВОССТАН|R[UÜ]CKSTELLEND\w*|R[EÉ]ARMABLE|RIPRISTINABIL\w*/,
    atLeast: { V: 'voltage' },
    atMost: none,
  },
  {
    name: 'fuse',
    designators: ['F', 'FU', 'FS'],
    categories: ['chip-fuses', 'cartridge-fuses'],
    attribute: 'current',
    unit: 'A',
    words: /\bFUSES?\b|保险丝/,
    atLeast: { V: 'voltage' },
    atMost: none,
  },
  {
    name: 'resistor',
    designators: ['R', 'RS', 'RSH', 'SH', 'RES', 'RSENSE'],
    attribute: 'resistance',
    unit: 'Ω',
    categories: ['resistors'],
    except: ['resistor-arrays', 'trimmer-potentiometers'],
    words:
      /\bRES\b|\b(?:R CHIP|RESISTORS?|WIDERST[AÄ]ND\w*|RESISTENCIAS?|RESISTENZ[AE]|R[EÉ]SISTANCES?|REZYSTOR\w*|REZISTOR\w*|WEERSTAND\w*|MOTSTÅND)\b|РЕЗИСТОР|\b(?:THICK|THIN) FILM\b|电阻|電阻|抵抗|저항/,
    atLeast: { W: 'power' },
    atMost: percentAndDrift,
  },
  {
    name: 'capacitor',
    designators: ['C', 'CAP', 'CB', 'CD'],
    categories: ['capacitors'],
    attribute: 'capacitance',
    unit: 'F',
    words: /\bCAPS?\b|\b(?:C CHIP|CAPACITOR\w*|KONDEN[SZ]\w+|CONDENSA\w+)\b|КОНДЕНСАТОР|电容|電容|コンデンサ|콘덴서/,
    atLeast: { V: 'voltage' },
    atMost: percent,
  },
  {
    name: 'inductor',
    designators: ['L', 'IND', 'CH'],
    categories: ['inductors'],
    except: ['ferrite-beads', 'common-mode-chokes', 'transformers'],
    attribute: 'inductance',
    unit: 'H',
    words: /\bIND\b|\bINDUCTORS?\b|\bINDUKTIVIT\w+|\bCHOKES?\b|\bDROSSEL\b|ИНДУКТИВ|ДРОССЕЛ|电感|インダクタ/,
    atLeast: { A: 'current' },
    atMost: percent,
  },
  {
    name: 'crystal',
    designators: ['Y', 'X', 'XTAL', 'Q', 'QZ', 'CR', 'XT', 'G', 'BQ', 'ZQ'],
    categories: ['crystals'],
    except: ['ceramic-resonators'],
    attribute: 'frequency',
    unit: 'Hz',
    words: /\b(?:CRYSTALS?|XTALS?|QUARTZ|QUARZ)\b|(?<!有源|温补|溫補|压控|壓控|恒温|恆溫)晶振|晶体/,
    atLeast: none,
    atMost: { ppm: 'frequency_tolerance' },
  },
]
