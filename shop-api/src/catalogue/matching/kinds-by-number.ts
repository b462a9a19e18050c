import type { PartKind } from './kinds.ts'

type Measured = Pick<PartKind, 'attribute' | 'unit'>
const resistance: Measured = { attribute: 'resistance', unit: 'Ω' }
const capacitance: Measured = { attribute: 'capacitance', unit: 'F' }
const inductance: Measured = { attribute: 'inductance', unit: 'H' }
const frequency: Measured = { attribute: 'frequency', unit: 'Hz' }
const current: Measured = { attribute: 'current', unit: 'A' }
const voltage: Measured = { attribute: 'reverse_voltage', unit: 'V' }

const create = (
  name: string,
  designators: readonly string[],
  measured: Measured,
  categories: readonly string[],
  words: RegExp,
): PartKind => ({
  name,
  designators,
  words,
  categories,
  ...measured,
  atLeast: {},
  atMost: name === 'ntc' ? { '%': 'tolerance' } : {},
  isFoundByNumberOnly: true,
})

const oscillatorLetters = ['X', 'Y', 'U', 'OSC', 'XO', 'G', 'Q', 'BQ', 'ZQ', 'TCXO', 'VCXO', 'OCXO']
const oscillators = ['crystal-oscillators', 'mems-oscillators']

/** Kinds whose value does not say enough, or that the shop's parameters do not tell from another kind: a part matches by its number only.
 * A part of the same value and of another kind is none of them. */
export const kindsByNumber: readonly PartKind[] = [
  create('ntc', ['R', 'RT', 'TH', 'NTC', 'RK'], resistance, ['thermistors'], /\b(?:NTC|PTC|THERMISTORS?|RTH)\b|热敏/),
  create(
    'fuse holder',
    ['F', 'FH', 'FU', 'XF'],
    current,
    ['fuse-holders'],
    /\bFUSE ?(?:HOLDERS?|CLIPS?)\b|SICHERUNGSHALTER|\bPORTE FUSIBLE|\bPORTAFUSI|ДЕРЖАТЕЛЬ|保险丝座|ヒューズホルダ/,
  ),
  create(
    'thermal fuse',
    ['F', 'FU', 'TF'],
    current,
    ['chip-fuses', 'cartridge-fuses'],
    /\bTHERMAL (?:FUSES?|CUT ?OFF|LINKS?)\b|TEMPERATURSICHERUNG|ТЕРМОПРЕДОХРАН|热保险丝|温度保险丝/,
  ),
  create(
    'photoresistor',
    ['R', 'LDR', 'PR'],
    resistance,
    ['optical-sensors'],
    /\b(?:LDR|PHOTO ?(?:RESISTORS?|CELL)|FOTOWIDERST\w+|FOTOR[EÉ]SIST\w*|PHOTOR[EÉ]SIST\w*)\b|ФОТОРЕЗИСТ|光敏/,
  ),
  create(
    'varistor',
    ['R', 'RV', 'VR', 'MOV', 'VDR', 'RU', 'D', 'Z', 'TVS'],
    { attribute: 'voltage', unit: 'V' },
    ['varistors'],
    /\b(?:VARISTORS?|MOV|VDR)\b|压敏/,
  ),
  create(
    'wirewound or MELF resistor',
    ['R', 'RS', 'RES'],
    resistance,
    ['resistors'],
    /\b(?:WIRE ?WOUND|DRAHTWIDERST\w+|DRAHTGEWICKELT\w*|BOBIN[AÉ]\w*|(?:MINI|MICRO)?MELF)\b|ПРОВОЛОЧН|绕线|巻線/,
  ),
  create(
    'variable capacitor',
    ['C', 'CV', 'VC', 'CT'],
    capacitance,
    [],
    /\b(?:(?:TRIM\w*|VARIABLE|ADJUSTABLE|FEED ?THROUGH|3 TERMINAL|THREE TERMINAL) CAP\w*|CAP\w* (?:TRIM\w*|VARIABLE|AJUSTABLE|FEED ?THROUGH)|DREHKO\w*|TRIMMKONDENSATOR\w*)\b|(?:ПОДСТРОЕЧН|ПЕРЕМЕНН|ПРОХОДН)\p{L}* КОНДЕНС|КОНДЕНСАТОР (?:ПОДСТР|ПЕРЕМ|ПРОХ)|可调电容|可變電容|可变电容|穿心/u,
  ),
  create(
    'other capacitor',
    ['C', 'CX', 'CY', 'SC'],
    capacitance,
    ['capacitors'],
    /\b(?:MICA|GLIMMER\w*|NIOBIUM|SUPER ?CAP\w*|ULTRA ?CAP\w*|GOLD ?CAP\w*|EDLC|DOUBLE LAYER|SAFETY|[XY][12] CAP\w*|ENTST[OÖ]R\w*)\b|СЛЮДЯН|ИОНИСТОР|云母|超级电容|法拉电容|安规|マイカ|^(?!.*(?:TANT|ALUM|ELECTROLYTIC|ELKO)).*\b(?:POLYMER|OS ?CON)\b/,
  ),
  create(
    'filter',
    ['C', 'L', 'FL', 'FB', 'X', 'Y', 'F', 'Z', 'U'],
    inductance,
    ['inductors', 'capacitors'],
    /^(?!.*(?:FERRIT|BEAD|BLM|COMMON MODE|CHOKE)).*\b(?:EMI FILTER\w*|FILTER EMI|[34] TERMINAL|(?:SAW|CRYSTAL|CERAMIC|QUARTZ|PI|LC|BAW) FILTERS?|SAW RESONATORS?|QUARZFILTER|KERAMIKFILTER)\b|滤波器|フィルタ/,
  ),
  create(
    'transformer',
    ['L', 'T', 'TR'],
    inductance,
    ['transformers', 'inductors'],
    /\b(?:TRANSFORMERS?|TRAFO\w*|TRANSFORMATOR\w*|[UÜ]BERTRAGER|TRASFORMATOR\w*|TRANSFORMADOR\w*|TRANSFORMATEUR\w*|BALUNS?|COUPLED INDUCTORS?|(?:DUAL|COUPLED) (?:WINDING|INDUCTORS?)|(?:CHARGING|WIRELESS|NFC|RFID) COILS?|ANTENNA)\b|ТРАНСФОРМАТОР|变压器|トランス(?!ミ|ジ)/,
  ),
  create(
    'compensated or controlled oscillator',
    oscillatorLetters,
    frequency,
    oscillators,
    /\b(?:[A-Z]{0,3}[TVODM]CXO|(?:TEMPERATURE|TEMP|VOLTAGE|OVEN|DIGITALLY) (?:COMPENSATED|CONTROLLED|COMP|CTRL)|VCO|SPANNUNGSGESTEUERT\w*|TEMPERATURKOMPENSIERT\w*)\b|ТЕРМОКОМПЕНС|ТЕРМОСТАТ|УПРАВЛЯЕМЫЙ НАПРЯЖ|ГУН\b|温补|压控|恒温|溫補|壓控|恆溫/,
  ),
  create(
    'clock chip',
    oscillatorLetters,
    frequency,
    [...oscillators, 'clocks'],
    /^(?!.*(?:CRYSTAL|XTAL|QUART?Z|OSC|晶)).*\b(?:CLOCKS?|PLL|SYNTHESI[SZ]ERS?)\b/,
  ),
  create(
    'other diode',
    ['D', 'Z', 'ZD', 'DZ', 'VD', 'CR', 'LD'],
    voltage,
    ['diodes', 'esd-protection', 'optoelectronics'],
    /\b(?:SCHOTTKY|SBD|RECTIFIERS?|GLEICHRICHTER\w*|SWITCHING DIODES?|SIGNAL DIODES?|BRIDGE|(?:PHOTO|FOTO|LASER|PIN) ?DIODES?|PHOTOTRANSISTORS?|VARACTORS?|VARICAPS?)\b|^(?!.*\b(?:TVS|TRANSIL)).*\bESD\b|ШОТТКИ|ВЫПРЯМИТ|ФОТОДИОД|ВАРИКАП|肖特基|整流|光电二极管|ショットキー/,
  ),
]
