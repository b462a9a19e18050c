import { translateWords } from '@partgate/schema/foreign-words.ts'
import { adjustableKinds, ambiguousKinds, isAdjustable, removeUses } from './kinds-by-number.ts'
import { connectorKinds } from './connector-rows.ts'
import { type PartKind, kinds } from './kinds.ts'
import { isPinKind } from './pin-rows.ts'
import { chipSizePattern } from '../query-parser/package-names.ts'
import { listFootprints, normalizeText, type RowTexts } from './row-texts.ts'

/** Without words, these letters are enough. */
const kindOfLetters: Readonly<Record<string, string>> = {
  R: 'resistor',
  C: 'capacitor',
  L: 'inductor',
  FB: 'ferrite',
  FER: 'ferrite',
  BEAD: 'ferrite',
  NTC: 'ntc',
  RT: 'ntc',
  RN: 'array',
  RA: 'array',
  POT: 'trimmer',
  Y: 'crystal',
  X: 'crystal',
  XTAL: 'crystal',
  BQ: 'crystal',
  ZQ: 'crystal',
  OSC: 'oscillator',
  LED: 'led',
  HL: 'led',
  ZD: 'zener',
  TVS: 'tvs',
  F: 'fuse',
  RES: 'resistor',
  CAP: 'capacitor',
  IND: 'inductor',
}

/** `R` and `RN` of `R1, R2-R4, RN1`. */
const listDesignatorLetters = (designators: string) => [
  ...new Set(
    designators
      // The letters of Cyrillic keyboards that look like C and X.
      .replaceAll('С', 'C')
      .replaceAll('Х', 'X')
      .split(/[,;/]+|(?<=\d)\s+(?=\p{L})/u)
      .flatMap((each) => /^[\s"'(]*([A-Z]{1,6})\s?_?\d/i.exec(each)?.[1]?.toUpperCase() ?? []),
  ),
]
const readDesignatorLetters = (designators: string) => listDesignatorLetters(designators)[0] ?? null
const minWordLetters = 4
/** `PUMP_1` says what the part is for. */
const isWord = (letters: string) => letters.length >= minWordLetters && listAllowedKinds(letters).length === 0

/** Footprint names begin with the kind: `R_0603`, `CAPC1005X55N`, `Capacitor_SMD:C_0402_1005Metric`. */
const footprintKinds: readonly [RegExp, string][] = [
  [/^(?:LED|CHIPLED)/, 'led'],
  [/^(?:CAPACITOR|CAP[CPM]|C[_-]?\d{4}|C_|CAPC)/, 'capacitor'],
  [/^(?:RESISTOR|RES[CM]|R[_-]?\d{4}|R_)/, 'resistor'],
  [/^(?:INDUCTOR|IND[CM]|L[_-]?\d{4}|L_)/, 'inductor'],
  [/^(?:CRYSTAL|XTAL)/, 'crystal'],
  [/^OSCILLATOR/, 'oscillator'],
]

/** `0603 10k`. */
const leadingSize = new RegExp(`^\\s*(?:${chipSizePattern})[\\s,_/-]+`)
/** A value that only one kind has: `100nF`, `10uH`, `4k7`. */
const unitKinds: readonly [RegExp, string][] = [
  [/^\s*[.,\d]+\s?[pnuµμ]F(?![a-z])/i, 'capacitor'],
  [/^\s*[.,\d]+\s?[nuµμm]H(?![a-z])/i, 'inductor'],
  [/^\s*[.,\d]+\s?[kM]Hz(?![a-z])/i, 'crystal'],
  [/^\s*[.,\d]+\s?[kM](?:\d+|\s?(?:Ω|ohms?))?(?![a-z\d])/i, 'resistor'],
]

/** An inductance has no ohms, so under L this is the impedance of a bead. */
const ohms = /^\s*[.,\d]+\s?k?\s?(?:R|Ω|ohms?)(?![a-z\d])/i

/** `5V1` of a diode. */
const zenerVoltage = /^\s*\d{1,2}V\d\b/i
const zenerLetters: ReadonlySet<string> = new Set(['D', 'Z', 'DZ'])

export const general: ReadonlySet<string> = new Set(['resistor', 'capacitor', 'inductor', 'crystal', 'fuse'])
const byName = new Map(kinds.map((kind) => [kind.name, kind]))

/** A specific kind beats the general kind that its words contain: a ferrite bead is no inductor, an electrolytic capacitor is a capacitor.
 * A kind that is named as such beats one whose words may name a use. */
const pickOne = (found: readonly PartKind[]): PartKind | null => {
  const specific = found.filter(({ name }) => !general.has(name))
  const own = specific.filter((kind) => !ambiguousKinds.includes(kind))
  const [first, ...others] = own.length > 0 ? own : specific
  if (first) return others.length === 0 ? first : null
  return found.length === 1 ? (found[0] ?? null) : null
}

/** A resistor has no bridge of diodes and no connector; under other letters, a noise filter may still be one. */
const isOnlyUse = (kind: PartKind) =>
  connectorKinds.includes(kind) || (ambiguousKinds.includes(kind) && kind.name !== 'noise filter')

/** `fuse or PTC`. `X7R or capacitor` and `X7R or better` name one kind; of `ferrite bead or inductor`, the unit of the value says which. */
const namesAlternatives = (cell: string) =>
  [...cell.matchAll(/(?<!\S)(\S+) (?:OR|ODER|OU|OPPURE|ИЛИ) (?=(\S+))/g)].some(([, before = '', behind = '']) => {
    const [first, second] = [before, behind].map((word) => kinds.filter(({ words }) => words.test(word)))
    const pairs = first?.flatMap((one) => second?.map((other) => [one, other] as const) ?? []) ?? []
    const isAlike = ([one, other]: readonly [PartKind, PartKind]) =>
      one === other || (one.attribute === other.attribute && (general.has(one.name) || general.has(other.name)))
    return pairs.some(([one, other]) => one.unit === other.unit) && !pairs.some(isAlike)
  })

type Words = {
  named: readonly PartKind[]
  qualified: readonly PartKind[]
  namesArray: boolean
  namesAlternatives: boolean
}
const readWords = ({ value, description, package: footprint }: RowTexts): Words => {
  const written = `${value} ; ${description} ; ${footprint}`
  const normalize = (text: string) => normalizeText(`${text} ; ${translateWords(text.toLowerCase())}`)
  const [text, shortened] = [normalize(written), removeUses(written)]
  const ofPart = shortened === written ? text : normalize(shortened)
  const cells = [value, description].map((cell) => normalizeText(removeUses(cell)))
  const further = cells.some(isAdjustable) ? adjustableKinds : []
  const named = kinds.filter((kind) => kind.words.test(ofPart) || further.includes(kind))
  return {
    named,
    qualified: kinds.filter((kind) => !named.includes(kind) && kind.qualities?.test(ofPart)),
    namesArray:
      /\b(?:ARRAY|NETWORK)S?\b|\b(?:DUAL|QUAD) CAP\w*|\b[248] ?[X*] ?\d+(?:\.\d+)?[PNU]F?\b|\d[PNU]F? ?[X*] ?[248]\b|NETZWERK|СБОРК|排容/.test(
        text,
      ),
    namesAlternatives: cells.some(namesAlternatives),
  }
}

export const listAllowedKinds = (letters: string | null) =>
  letters === null ? [] : kinds.filter(({ designators }) => designators.includes(letters))

/** The ohms of a bead are no resistance. */
const isOfSameValue = (one: PartKind, other: PartKind) =>
  !one.isFoundByNumberOnly && one.unit === other.unit && (one.unit !== 'Ω' || one.attribute === other.attribute)

const ofFootprint = (footprint: string) => {
  const start = footprint.trim().toUpperCase()
  return footprintKinds.find(([pattern]) => pattern.test(start))?.[1]
}
const ofUnit = ({ value, description }: RowTexts) =>
  unitKinds.find(([pattern]) => pattern.test((value || description).replace(leadingSize, '')))?.[1]

const generalOfLetter: Readonly<Record<string, string>> = { R: 'resistor', C: 'capacitor', L: 'inductor' }
/** Letters of the author's own, such as `RFB1`: the first one counts where words, footprint or unit say the same. */
const readOwnLetters = (texts: RowTexts, letters: string, named: readonly PartKind[]): PartKind | null => {
  const general = generalOfLetter[letters.slice(0, 1)]
  if (general === undefined) return null
  const said = [ofFootprint(texts.package), ofUnit(texts)]
  if (!said.includes(general) && !named.some(({ name }) => name === general)) return null
  const fitting = named.filter(({ designators }) => designators.includes(letters.slice(0, 1)))
  return named.length === 0 ? (byName.get(general) ?? null) : fitting.length === named.length ? pickOne(named) : null
}

const arrayNames =
  /ARRAY|NETWORK|NETZWERK|R[EÉ]SEAU|\bRETE\b|PACK|ISOLATED|[48][X*]0|0?[46]0[23][X*][248]|[248]D0|\dP[248]R|排阻|СБОРК|НАБОР|МАТРИЦ/i
/** `4x10k` beside a plain chip size may be four resistors. */
const isArrayOrSeveral = (
  { value, package: footprint, description }: RowTexts,
  letters: string | null,
  kind: PartKind,
) =>
  kind.name === 'array' &&
  (letters === 'R' || (letters === null && !/\b(?:DUAL|QUAD|DOUBLE) RES/i.test(`${value} ${description}`))) &&
  !/[X*][248](?!\d)/i.test(footprint) &&
  !arrayNames.test(`${value} ${footprint} ${description}`)

/** Of one designator and one footprint. */
const readOneKind = (texts: RowTexts, words: Words): PartKind | null => {
  if (words.namesAlternatives) return null
  const written = readDesignatorLetters(texts.designators)
  const letters = written !== null && isWord(written) ? null : written
  const allowed = listAllowedKinds(letters)
  const named =
    allowed.length === 0
      ? [...words.named, ...words.qualified]
      : [
          ...words.named.filter((kind) => allowed.includes(kind) || !isOnlyUse(kind)),
          ...words.qualified.filter((kind) => allowed.some((each) => each === kind || isOfSameValue(each, kind))),
        ]
  if (letters !== null && allowed.length === 0) return readOwnLetters(texts, letters, named)
  if (allowed.length > 0) {
    const agreeing = named.filter((kind) => allowed.includes(kind))
    if (words.namesArray && !allowed.some(({ name }) => name === 'array')) return null
    if (agreeing.length > 0) {
      const one = pickOne(agreeing)
      return one && isArrayOrSeveral(texts, letters, one) ? null : one
    }
    if (named.length > 0) return null
    if (letters === 'L' && ohms.test(texts.value)) return byName.get('ferrite') ?? null
    if (zenerLetters.has(letters ?? '') && zenerVoltage.test(texts.value)) return byName.get('zener') ?? null
    const ofLetters = kindOfLetters[letters ?? '']
    if (ofLetters === undefined) return allowed.find(({ name }) => name === ofUnit(texts)) ?? null
    return byName.get(ofLetters) ?? null
  }
  if (named.length > 0) {
    const one = pickOne(named)
    return one && isArrayOrSeveral(texts, letters, one) ? null : one
  }
  return byName.get(ofFootprint(texts.package) ?? ofUnit(texts) ?? '') ?? null
}

const isAlike = (kinds: readonly unknown[]) => new Set(kinds).size <= 1

/** One line for parts of several kinds: R1 and RN1, or a chip and an array of chips. An author who has letters for arrays means a resistor by R. */
const namesSeveralKinds = (texts: RowTexts, words: Words) => {
  const letters = listDesignatorLetters(texts.designators)
  const footprints = listFootprints(texts.package)
  if (letters.length <= 1 && footprints.length <= 1) return false
  const known = letters.filter((each) => kinds.some(({ designators }) => designators.includes(each)))
  const byLetters = known.flatMap((each) => kindOfLetters[each] ?? [])
  const ofEach = known.map((each) => readOneKind({ ...texts, designators: `${each}1` }, words))
  // `MLCC/0603` is one footprint of a capacitor.
  const ofFootprints = footprints.flatMap((footprint) => {
    const ofOne = { ...texts, package: footprint, description: '' }
    const kind = readOneKind(ofOne, readWords(ofOne))
    return kind ? [kind.unit === 'F' ? 'capacitor' : kind.name] : []
  })
  return ![byLetters, ofEach, ofFootprints].every(isAlike)
}

/** `kind` is null where the row names none, several, or contradicts itself. */
export const readKind = (texts: RowTexts): { kind: PartKind | null; hasSeveralKinds: boolean } => {
  const words = readWords(texts)
  const hasSeveralKinds = namesSeveralKinds(texts, words)
  return { kind: hasSeveralKinds ? null : readOneKind(texts, words), hasSeveralKinds }
}

/** The kinds of part whose numbers the row may have: under L, a bead is as likely as an inductor. Empty where the row says nothing. */
export const listPossibleKinds = (texts: RowTexts, kind: PartKind | null): readonly PartKind[] => {
  // Connectors of other series are often drawn as rows of pins.
  if (kind === null || isPinKind(kind)) return []
  const allowed = listAllowedKinds(readDesignatorLetters(texts.designators))
  // Words that only keep the value from matching do not say which numbers are right.
  if (kind.isFoundByNumberOnly) return hasPlainDesignator(texts) ? allowed : []
  return general.has(kind.name) && allowed.length > 0 ? allowed : [kind]
}

const plainLetters: ReadonlySet<string> = new Set(['R', 'C', 'L', 'FB', 'LED'])
/** Other letters are in use for several kinds of part: X for crystals and for connectors. */
export const hasPlainDesignator = ({ designators }: RowTexts) =>
  plainLetters.has(readDesignatorLetters(designators) ?? '')
