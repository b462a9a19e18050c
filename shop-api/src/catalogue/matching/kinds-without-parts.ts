import type { PartKind } from './kinds.ts'

const create = (name: string, designators: readonly string[], words: RegExp, isCapacitor = false): PartKind => ({
  name,
  designators,
  words,
  categories: [],
  attribute: isCapacitor ? 'capacitance' : 'resistance',
  unit: isCapacitor ? 'F' : 'Ω',
  atLeast: {},
  atMost: name === 'ntc' ? { '%': 'tolerance' } : {},
})

/** Kinds of part that no category has. A resistor or capacitor of the same value is none of them. */
export const kindsWithoutParts: readonly PartKind[] = [
  create('ntc', ['R', 'RT', 'TH', 'NTC', 'RK'], /\b(?:NTC|PTC|THERMISTORS?|RTH)\b|热敏/),
  create(
    'fuse holder',
    ['F', 'FH', 'FU', 'XF'],
    /\bFUSE ?(?:HOLDERS?|CLIPS?)\b|SICHERUNGSHALTER|\bPORTE FUSIBLE|\bPORTAFUSI|ДЕРЖАТЕЛЬ|保险丝座|ヒューズホルダ/,
  ),
  create(
    'photoresistor',
    ['R', 'LDR', 'PR'],
    /\b(?:LDR|PHOTO ?(?:RESISTORS?|CELL)|FOTOWIDERST\w+|FOTOR[EÉ]SIST\w*|PHOTOR[EÉ]SIST\w*)\b|ФОТОРЕЗИСТ|光敏/,
  ),
  create(
    'variable capacitor',
    ['C', 'CV', 'VC', 'CT'],
    /\b(?:(?:TRIM\w*|VARIABLE|ADJUSTABLE|FEED ?THROUGH|3 TERMINAL|THREE TERMINAL) CAP\w*|CAP\w* (?:TRIM\w*|VARIABLE|AJUSTABLE|FEED ?THROUGH)|DREHKO\w*|TRIMMKONDENSATOR\w*)\b|(?:ПОДСТРОЕЧН|ПЕРЕМЕНН|ПРОХОДН)\p{L}* КОНДЕНС|КОНДЕНСАТОР (?:ПОДСТР|ПЕРЕМ|ПРОХ)|可调电容|可變電容|可变电容|穿心/u,
    true,
  ),
  create('varistor', ['R', 'RV', 'VR', 'MOV', 'VDR', 'RU'], /\b(?:VARISTORS?|MOV|VDR)\b|压敏/),
]
