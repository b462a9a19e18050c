import type { PartKind } from './kinds.ts'

type Measured = Pick<PartKind, 'attribute' | 'unit'>
const resistance: Measured = { attribute: 'resistance', unit: 'Ω' }
const capacitance: Measured = { attribute: 'capacitance', unit: 'F' }
const inductance: Measured = { attribute: 'inductance', unit: 'H' }
const frequency: Measured = { attribute: 'frequency', unit: 'Hz' }
const current: Measured = { attribute: 'current', unit: 'A' }
const voltage: Measured = { attribute: 'reverse_voltage', unit: 'V' }

/** Whole words in any script, and parts of words in scripts or languages that join them. */
const find = (whole: string, anywhere = '') =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${whole})(?![\p{L}\d])${anywhere && `|${anywhere}`}`, 'u')

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

const timingLetters = ['X', 'Y', 'OSC', 'XO', 'BQ', 'ZQ', 'TCXO', 'VCXO', 'OCXO']
const oscillatorLetters = [...timingLetters, 'U', 'G', 'Q']
const oscillators = ['crystal-oscillators', 'mems-oscillators']
const diodeLetters = ['D', 'Z', 'ZD', 'DZ', 'VD', 'CR', 'LD']
const filterLetters = ['C', 'L', 'FL', 'FB', 'X', 'Y', 'F', 'Z', 'U']

/** Kinds whose value does not say enough, or that the shop's parameters do not tell from another kind: a part matches by its number only.
 * A part of the same value and of another kind is none of them. */
const ownKinds: readonly PartKind[] = [
  create('ntc', ['R', 'RT', 'TH', 'NTC', 'RK'], resistance, ['thermistors'], find('NTC|PTC|THERMISTORS?|RTH', '热敏')),
  create(
    'fuse holder',
    ['F', 'FH', 'FU', 'XF'],
    current,
    ['fuse-holders'],
    find(
      String.raw`FUSE ?(?:HOLDERS?|CLIPS?)|SICHERUNGSHALTER`,
      String.raw`(?<!\p{L})(?:PORTE FUSIBLE|PORTAFUSI)|ДЕРЖАТЕЛЬ|保险丝座|ヒューズホルダ`,
    ),
  ),
  create(
    'thermal fuse',
    ['F', 'FU', 'TF'],
    current,
    ['chip-fuses', 'cartridge-fuses'],
    find('THERMAL (?:FUSES?|CUT ?OFF|LINKS?)', 'TEMPERATURSICHERUNG|ТЕРМОПРЕДОХРАН|热保险丝|温度保险丝'),
  ),
  create(
    'photoresistor',
    ['R', 'LDR', 'PR'],
    resistance,
    ['optical-sensors'],
    find(
      String.raw`LDR|PHOTO ?(?:RESISTORS?|CELL)|FOTOWIDERST\p{L}+|FOTOR[EÉ]SIST\p{L}*|PHOTOR[EÉ]SIST\p{L}*`,
      'ФОТОРЕЗИСТ|光敏',
    ),
  ),
  create(
    'varistor',
    ['R', 'RV', 'VR', 'MOV', 'VDR', 'RU', 'D', 'Z', 'TVS'],
    { attribute: 'voltage', unit: 'V' },
    ['varistors'],
    find('VARISTORS?|MOV|VDR', '压敏'),
  ),
  create(
    'wirewound or MELF resistor',
    ['R', 'RS', 'RES'],
    resistance,
    ['resistors'],
    find(
      String.raw`WIRE ?WOUND|DRAHTWIDERST\p{L}+|DRAHTGEWICKELT\p{L}*|BOBIN[AÉ]\p{L}*|(?:MINI|MICRO)?MELF`,
      'ПРОВОЛОЧН|绕线|巻線',
    ),
  ),
  create(
    'variable capacitor',
    ['C', 'CV', 'VC', 'CT'],
    capacitance,
    [],
    find(
      String.raw`(?:TRIM\p{L}*|VARIABLE|ADJUSTABLE|FEED ?THROUGH|3 TERMINAL|THREE TERMINAL) CAP\p{L}*|CAP\p{L}* (?:TRIM\p{L}*|VARIABLE|AJUSTABLE|FEED ?THROUGH)|DREHKO\p{L}*|TRIMMKONDENSATOR\p{L}*`,
      String.raw`(?:ПОДСТРОЕЧН|ПЕРЕМЕНН|ПРОХОДН)\p{L}* КОНДЕНС|КОНДЕНСАТОР (?:ПОДСТР|ПЕРЕМ|ПРОХ)|可调电容|可變電容|可变电容|穿心`,
    ),
  ),
  create(
    'other capacitor',
    ['C', 'CX', 'CY', 'SC'],
    capacitance,
    ['capacitors'],
    find(
      String.raw`MICA|GLIMMER\p{L}*|NIOBIUM|SUPER ?CAP\p{L}*|ULTRA ?CAP\p{L}*|GOLD ?CAP\p{L}*|EDLC|DOUBLE LAYER|SAFETY (?:\p{L}+ )?CAP\p{L}*|CAP\p{L}* SAFETY (?:RATED|CLASS)|[XY][12] CAP\p{L}*|[XY][12] (?:.* )?SAFETY|SAFETY (?:.* )?[XY][12]|ENTST[OÖ]R\p{L}*`,
      String.raw`СЛЮДЯН|ИОНИСТОР|云母|超级电容|法拉电容|安规|マイカ|^(?!.*(?:TANT|ALUM|ELECTROLYTIC|ELKO)).*\bOS ?CON\b`,
    ),
  ),
  create(
    'filter',
    filterLetters,
    inductance,
    ['inductors', 'capacitors'],
    find(
      String.raw`[34] TERMINAL|(?:SAW|CRYSTAL|CERAMIC|QUARTZ|BAW) FILTERS?(?! CAP)|SAW RESONATORS?|QUARZFILTER|KERAMIKFILTER`,
    ),
  ),
  create(
    'transformer',
    ['L', 'T', 'TR'],
    inductance,
    ['transformers', 'inductors'],
    find(
      String.raw`TRANSFORMERS?|TRAFO\p{L}*|TRANSFORMATOR\p{L}*|[UÜ]BERTRAGER|TRASFORMATOR\p{L}*|TRANSFORMADOR\p{L}*|TRANSFORMATEUR\p{L}*|BALUNS?|COUPLED INDUCTORS?|(?:DUAL|COUPLED) (?:WINDING|INDUCTORS?)|(?:CHARGING|WIRELESS|NFC|RFID|ANTENNA) COILS?`,
      String.raw`^(?!.*\bINDUCTORS?\b).*\bANTENNAS?\b(?! (?:MATCH|TUN|FILT))|ТРАНСФОРМАТОР|变压器|トランス(?!ミ|ジ)`,
    ),
  ),
  create(
    'compensated or controlled oscillator',
    oscillatorLetters,
    frequency,
    oscillators,
    find(
      String.raw`[A-Z]{0,3}[TVODM]CXO|(?:TEMPERATURE|TEMP|VOLTAGE|OVEN|DIGITALLY) (?:COMPENSATED|CONTROLLED|COMP|CTRL)|VCO|SPANNUNGSGESTEUERT\p{L}*|TEMPERATURKOMPENSIERT\p{L}*|ГУН`,
      'ТЕРМОКОМПЕНС|ТЕРМОСТАТ|УПРАВЛЯЕМЫЙ НАПРЯЖ|温补|压控|恒温|溫補|壓控|恆溫',
    ),
  ),
  create(
    'clock chip',
    timingLetters,
    frequency,
    [...oscillators, 'clocks'],
    /^(?!.*(?:CRYSTAL|XTAL|QUART?Z|OSC|晶)).*\b(?:CLOCK (?:GEN\w*|SYNTH\w*|BUFFERS?|MULTIPLIERS?|DRIVERS?)|(?<!FOR )PLL(?! (?:REF|CLOCK|INPUT))|SYNTHESI[SZ]ERS?)\b/,
  ),
  create(
    'other diode',
    diodeLetters,
    voltage,
    ['diodes', 'optoelectronics'],
    find(
      String.raw`SCHOTTKY|SBD|RECTIFIERS?|GLEICHRICHTER\p{L}*|SWITCHING DIODES?|SIGNAL DIODES?|(?:PHOTO|FOTO|LASER|PIN) ?DIODES?|PHOTOTRANSISTORS?|VARACTORS?|VARICAPS?`,
      'ШОТТКИ|ВЫПРЯМИТ|ФОТОДИОД|ВАРИКАП|肖特基|整流|光电二极管|ショットキー',
    ),
  ),
]

/** Their words also say what another kind is for, or how it is made: an LED withstands ESD, and ceramic capacitors filter. */
export const kindsOfUse: readonly PartKind[] = [
  create(
    'polymer capacitor',
    ['C'],
    capacitance,
    ['capacitors'],
    /^(?!.*(?:TANT|ALUM|ELECTROLYTIC|ELKO)).*\bPOLYMER\b/,
  ),
  create(
    'noise filter',
    filterLetters,
    inductance,
    ['inductors', 'capacitors'],
    /^(?!.*(?:COMMON MODE|CHOKE)).*(?:\b(?:EMI FILTER\w*|FILTER EMI)\b|滤波器|フィルタ)|^(?!.*(?:INDUCTOR|CAPACITOR|CHOKE)).*\b(?:PI|LC) FILTERS?\b/,
  ),
  create('ESD diode or bridge', diodeLetters, voltage, ['diodes', 'esd-protection'], /\b(?:ESD|(?<!SOLDER )BRIDGE)\b/),
]

export const kindsByNumber: readonly PartKind[] = [...ownKinds, ...kindsOfUse]

const fitting = '(?:FIT|PLACE|POPULATE|MOUNT|STUFF|ASSEMBLE|INSTALL|SOLDER)'
/** `not wirewound`. */
const denied = new RegExp(String.raw`\bNOT (?!${fitting})(?:AN? |THE )?[^\s,;:.()|]+(?:[ -]WOUND)?`, 'gi')
/** `Capacitor for crystal filter`; an ESD diode is a diode for ESD protection. */
const use =
  /(?= FOR )(?<=\b(?:RES|RESISTOR|CAP|CAPACITOR|MLCC|C0G|COG|NP0|X[5-8][RSTUV]|INDUCTOR|IND|CHOKE|BEAD|CRYSTAL|XTAL)S?(?: [^,;:.()|]*)?) FOR (?![XY][12]\b)[^,;:.()|]*/gi

/** Without what the text denies, and without what the part that it names is for. */
export const withoutUses = (text: string) => text.replaceAll(denied, ' ').replaceAll(use, ' ')
