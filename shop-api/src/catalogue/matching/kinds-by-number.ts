import type { PartKind } from './kinds.ts'

type Measured = Pick<PartKind, 'attribute' | 'unit'>
const resistance: Measured = { attribute: 'resistance', unit: 'Ω' }
const capacitance: Measured = { attribute: 'capacitance', unit: 'F' }
const inductance: Measured = { attribute: 'inductance', unit: 'H' }
const frequency: Measured = { attribute: 'frequency', unit: 'Hz' }
const current: Measured = { attribute: 'current', unit: 'A' }
const voltage: Measured = { attribute: 'reverse_voltage', unit: 'V' }

/** For text in capitals. `whole` matches whole words in any script, `anywhere` also parts of words. */
const toPattern = (whole: string, anywhere = '') =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${whole})(?![\p{L}\d])${anywhere && `|${anywhere}`}`, 'u')

const createKind = (
  name: string,
  designators: readonly string[],
  measured: Measured,
  categories: readonly string[],
  words: RegExp,
  qualities?: RegExp,
): PartKind => ({
  name,
  designators,
  words,
  ...(qualities && { qualities }),
  categories,
  ...measured,
  atLeast: {},
  atMost: name === 'ntc' ? { '%': 'tolerance' } : {},
  isFoundByNumberOnly: true,
})

const timingLetters = ['X', 'Y', 'OSC', 'XO', 'BQ', 'ZQ', 'TCXO', 'VCXO', 'OCXO']
const oscillatorLetters = [...timingLetters, 'U', 'G', 'Q']
const oscillators = ['crystal-oscillators', 'mems-oscillators']
const diodeLetters = ['D', 'Z', 'ZD', 'DZ', 'VD', 'CR', 'LD']
const filterLetters = ['C', 'L', 'FL', 'FB', 'X', 'Y', 'F', 'Z', 'U']

/** The value, or the parameters of the shop, do not identify these kinds: a part of the same value may be of another kind. */
const namedKinds: readonly PartKind[] = [
  createKind(
    'ntc',
    ['R', 'RT', 'TH', 'NTC', 'RK'],
    resistance,
    ['thermistors'],
    toPattern(String.raw`NTC|PTC|CTN|CTP|THERMISTORS?|RTH|RTD|PT ?(?:100|500|1000)|KTY\d*`, '热敏'),
    toPattern(
      String.raw`PLATINUM|(?:TEMP|TEMPERATURE|HUMIDITY|GAS) SENS\p{L}+|B ?[=:]? ?[34]\d{3}K?|B ?\d\d \d\d|BETA(?! (?:VERSIONS?|REV\p{L}*|RELEASES?|TEST\p{L}*|BOARDS?|PCBS?|BUILDS?|SAMPLES?|UNITS?|PROTO\p{L}*|PHASE|STAGE|ONLY))|(?:3380|3435|3950|3977|4250) ?K?`,
    ),
  ),
  createKind(
    'fuse holder',
    ['F', 'FH', 'FU', 'XF'],
    current,
    ['fuse-holders'],
    toPattern(
      String.raw`FUSE ?(?:HOLDERS?|CLIPS?)|SICHERUNGSHALTER`,
      String.raw`(?<!\p{L})(?:PORTE FUSIBLE|PORTAFUSI)|ДЕРЖАТЕЛЬ|保险丝座|ヒューズホルダ`,
    ),
  ),
  createKind(
    'thermal fuse',
    ['F', 'FU', 'TF'],
    current,
    ['chip-fuses', 'cartridge-fuses'],
    toPattern('THERMAL (?:FUSES?|CUT ?OFF|LINKS?)', 'TEMPERATURSICHERUNG|ТЕРМОПРЕДОХРАН|热保险丝|温度保险丝'),
    toPattern('(?:E|ELECTRONIC) ?FUSES?|(?:CIRCUIT )?BREAKERS?'),
  ),
  createKind(
    'photoresistor',
    ['R', 'LDR', 'PR'],
    resistance,
    ['optical-sensors'],
    toPattern(
      String.raw`LDR|PHOTO ?(?:RESISTORS?|CELL)|FOTOWIDERST\p{L}+|FOTOR[EÉ]SIST\p{L}*|PHOTOR[EÉ]SIST\p{L}*`,
      'ФОТОРЕЗИСТ|光敏',
    ),
  ),
  createKind(
    'varistor',
    ['R', 'RV', 'VR', 'MOV', 'VDR', 'RU', 'D', 'Z', 'TVS'],
    { attribute: 'voltage', unit: 'V' },
    ['varistors'],
    toPattern('VARISTORS?|MOV|VDR', '压敏'),
  ),
  createKind(
    'resistor of another construction',
    ['R', 'RS', 'RES'],
    resistance,
    ['resistors'],
    toPattern(
      String.raw`WIRE ?WOUND|DRAHTWIDERST\p{L}+|DRAHTGEWICKELT\p{L}*|BOBIN[AÉ]\p{L}*|(?:MINI|MICRO)?MELF`,
      'ПРОВОЛОЧН|绕线|巻線|氧化膜|水泥|保险丝?电阻',
    ),
    toPattern(String.raw`METAL OXIDE|METALLOXID\p{L}*|CARBON COMP\p{L}*|FUS[IA]BLE|CEMENT`),
  ),
  createKind(
    'variable capacitor',
    ['C', 'CV', 'VC', 'CT'],
    capacitance,
    [],
    toPattern(
      String.raw`TRIM\p{L}* CAP\p{L}*|CAP\p{L}* TRIM\p{L}*|DREHKO\p{L}*|TRIMMKONDENSATOR\p{L}*|DURCHF[UÜ]HRUNGS\p{L}*|NFM\d\w*`,
      String.raw`(?:ПОДСТРОЕЧН|ПЕРЕМЕНН|ПРОХОДН)\p{L}* КОНДЕНС|КОНДЕНСАТОР (?:ПОДСТР|ПЕРЕМ|ПРОХ)|可调电容|可變電容|可变电容|穿心`,
    ),
    toPattern('TRIM(?:MER)?S?|VARIABLE|ADJUSTABLE|AJUSTABLE|FEED ?THR(?:OUGH|U)|THREE TERMINAL'),
  ),
  createKind(
    'other capacitor',
    ['C', 'CX', 'CY', 'SC'],
    capacitance,
    ['capacitors'],
    toPattern(
      String.raw`MICA|GLIMMER\p{L}*|NIOBIUM|SILICON CAP\p{L}*|SUPER ?CAP\p{L}*|ULTRA ?CAP\p{L}*|GOLD ?CAP\p{L}*|EDLC|DOUBLE LAYER|SAFETY (?:\p{L}+ )?CAP\p{L}*|CAP\p{L}* SAFETY (?:RATED|CLASS)|[XY][12] CAP\p{L}*|[XY][12] (?:.* )?SAFETY|SAFETY (?:.* )?[XY][12]|ENTST[OÖ]R\p{L}*|(?:POLYMER|SOLID|HYBRID) (?:\p{L}+ )?(?:ALUM|CAP|ELECTROLYTIC)\p{L}*|ALUM\p{L}* (?:\p{L}+ )?POLYMER|OS ?CON`,
      String.raw`СЛЮДЯН|ИОНИСТОР|云母|超级电容|法拉电容|安规|固态|マイカ|^(?=.*(?:ELECTROLYTIC|ALUM|EL[CK]O|RADIAL|AXIAL|CP ELEC)).*(?:BI ?POLAR|(?:NON|UN) ?POLAR|UNGEPOLT|НЕПОЛЯРН)`,
    ),
    toPattern(String.raw`GLASS|[XY][12] [XY][12]|\d+ ?[PNU]F? [XY][12]`),
  ),
  createKind(
    'filter',
    filterLetters,
    inductance,
    ['inductors', 'capacitors'],
    toPattern(
      String.raw`[34] TERMINAL|(?:SAW|CRYSTAL|CERAMIC|QUARTZ|BAW) FILTERS?(?! CAP)|SAW RESONATORS?|QUARZFILTER|KERAMIKFILTER`,
    ),
  ),
  createKind(
    'transformer',
    ['L', 'T', 'TR'],
    inductance,
    ['transformers', 'inductors'],
    toPattern(
      String.raw`TRANSFORMERS?|TRAFO\p{L}*|TRANSFORMATOR\p{L}*|[UÜ]BERTRAGER|TRASFORMATOR\p{L}*|TRANSFORMADOR\p{L}*|TRANSFORMATEUR\p{L}*|BALUNS?|COUPLED INDUCTORS?|(?:DUAL|COUPLED) (?:WINDING|INDUCTORS?)|(?:CHARGING|WIRELESS|NFC|RFID|ANTENNA) COILS?`,
      String.raw`^(?!.*\bINDUCTORS?\b).*\bANTENNAS?\b(?! (?:MATCH|TUN|FILT))|ТРАНСФОРМАТОР|变压器|トランス(?!ミ|ジ)`,
    ),
  ),
  createKind(
    'oscillator of another kind',
    oscillatorLetters,
    frequency,
    oscillators,
    toPattern(
      String.raw`[A-Z]{0,3}[TVODM]C ?XO|SSXO|(?:TEMPERATURE|TEMP|VOLTAGE|OVEN|DIGITALLY) (?:COMPENSATED|CONTROLLED|COMP|CTRL)|VCO|SPANNUNGSGESTEUERT\p{L}*|TEMPERATURKOMPENSIERT\p{L}*|ГУН`,
      'ТЕРМОКОМПЕНС|ТЕРМОСТАТ|УПРАВЛЯЕМЫЙ НАПРЯЖ|温补|压控|恒温|溫補|壓控|恆溫',
    ),
    toPattern(
      'LV(?:DS|PECL)|L?PECL|HCSL|CML|DIFF(?:ERENTIAL)?|CLIPPED|SINE ?WAVE|SNEWV|SPREAD SPECTRUM|RUBIDIUM|PULL ?ABLE',
      '差分',
    ),
  ),
  createKind(
    'clock chip',
    timingLetters,
    frequency,
    [...oscillators, 'clocks'],
    /^(?!.*(?:CRYSTAL|XTAL|QUART?Z|OSC|晶)).*\b(?:CLOCK (?:GEN\w*|SYNTH\w*|BUFFERS?|MULTIPLIERS?|DRIVERS?)|(?<!FOR )PLL(?! (?:REF|CLOCK|INPUT))|SYNTHESI[SZ]ERS?)\b/,
    /^(?!.*(?:CRYSTAL|XTAL|QUART?Z|OSC|晶)).*\bGENERATORS?\b/,
  ),
  createKind(
    'other diode',
    diodeLetters,
    voltage,
    ['diodes', 'optoelectronics'],
    toPattern(
      String.raw`SCHOTTKY|SBD|RECTIFIERS?|GLEICHRICHTER\p{L}*|SWITCHING DIODES?|SIGNAL DIODES?|DIACS?|SIDACS?|(?:PHOTO|FOTO|LASER|PIN) ?DIODES?|PHOTOTRANSISTORS?|VARACTORS?|VARICAPS?`,
      String.raw`ШОТТКИ|ВЫПРЯМИТ|ФОТОДИОД|ВАРИКАП|肖特基|整流|光电二极管|ショットキー`,
    ),
    toPattern(
      String.raw`(?:DUAL|DOUBLE)(?! SUPPL| SIDED)|COMMON (?:ANODE|CATHODE)|CURRENT REG\p{L}*`,
      String.raw`^(?!.*(?:TVS|TRANS|SUPPRESS)).*\bBI ?DIRECTIONAL\b`,
    ),
  ),
]

const adjustable = String.raw`(?:VARIABLE|ADJUSTABLE|AJUSTABLE|TUNABLE|EINSTELLBAR\p{L}*|REGELBAR\p{L}*|REGOLABILE|可调|可變|可变|可変)`
/** A value or a description that says no more: `10k adjustable`. */
const adjustableCell = new RegExp(String.raw`^(?:\d\S* )?${adjustable}$`, 'u')
export const isAdjustable = (cell: string) => adjustableCell.test(cell)

export const adjustableKinds: readonly PartKind[] = [
  createKind('variable resistor', ['R'], resistance, ['resistors'], toPattern(`${adjustable} RESISTORS?`)),
  createKind(
    'variable inductor',
    ['L', 'T'],
    inductance,
    ['inductors'],
    toPattern(`${adjustable} (?:INDUCTORS?|COILS?)`, '可调电感|可變電感'),
  ),
]

/** The words of these kinds may also describe the use or the construction of another part: `LED red, ESD 2kV`. */
export const ambiguousKinds: readonly PartKind[] = [
  ...adjustableKinds,
  createKind(
    'polymer capacitor',
    ['C'],
    capacitance,
    ['capacitors'],
    /^(?!.*(?:TANT|ALUM|ELECTROLYTIC|ELKO)).*\bPOLYMER\b/,
  ),
  createKind(
    'noise filter',
    filterLetters,
    inductance,
    ['inductors', 'capacitors'],
    /^(?!.*(?:COMMON MODE|CHOKE)).*(?:\b(?:EMI FILTER\w*|FILTER EMI)\b|滤波器|フィルタ)|^(?!.*(?:INDUCTOR|CAPACITOR|CHOKE)).*\b(?:PI|LC) FILTERS?\b/,
  ),
  createKind(
    'ESD diode or bridge',
    diodeLetters,
    voltage,
    ['diodes', 'esd-protection'],
    /\b(?:ESD|(?<!SOLDER )BRIDGE)\b/,
  ),
]

/** Parts of these kinds match by their part number only. */
export const kindsByNumber: readonly PartKind[] = [...namedKinds, ...ambiguousKinds]

/** `not fitted` stays: it says that the part is not mounted. */
const mounting = '(?:FIT|PLACE|POPULATE|MOUNT|STUFF|ASSEMBLE|INSTALL|SOLDER)'
/** `not` and the word behind it: `not wirewound`. */
const negation = new RegExp(String.raw`\bNOT (?!${mounting})(?:AN? |THE )?[^\s,;:.()|]+(?:[ -]WOUND)?`, 'gi')
/** `for crystal filter` behind a passive part. The use of a diode is its kind, and `for X2` is a safety class. */
const use =
  /(?= FOR )(?<=\b(?:RES|RESISTOR|CAP|CAPACITOR|MLCC|C0G|COG|NP0|X[5-8][RSTUV]|INDUCTOR|IND|CHOKE|BEAD|CRYSTAL|XTAL|PULL[ -]?(?:UP|DOWN)|DECOUPLING|BYPASS|DIVIDER|FUSE)S?(?: [^,;:.()|]*)?) FOR (?![XY][12]\b)[^,;:.()|]*/gi

/** `adjustable` of `adjustable LDO`, `temperature sensing` and `preset` of a pull-up. */
const circuit =
  /\b(?:VARIABLE|ADJUSTABLE|AJUSTABLE) (?=(?:OUTPUT|VOLTAGE|CURRENT|SUPPLY|GAIN|SPEED|FREQUENCY|REG\w*|LDO|CONVERTER|BUCK|BOOST|DC[ -]?DC)\b)|\b(?:PRESET|(?:TEMP|TEMPERATURE|HUMIDITY|GAS) SENS\w+) (?=PULL[ -]?(?:UP|DOWN)\b)/gi
/** `oscillator` of `oscillator crystal` and of `crystal, oscillator circuit`. */
const qualifier = /\bOS[CZ]ILLATOR(?= (?:CRYSTALS?|XTALS?|QUART?Z|CIRCUITS?|INPUTS?|PINS?|STAGE)\b)/gi
/** `crystal, differential clock reference`. */
const reference = /(?<=[,;:(])(?<=\b(?:CRYSTAL|XTAL|QUARTZ)\b[^|]*)[^,;:.()|]*\bREF(?:ERENCE)?\b/gi
/** These may themselves be the reference. */
const generator = /OSC|OSZ|XO\b|GENER|MEMS/i

/** Removes what the text denies, and what it says the part is for. */
export const removeUses = (text: string) => {
  const shortened = [negation, use, circuit, qualifier].reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
  return generator.test(text) ? shortened : shortened.replaceAll(reference, ' ')
}
