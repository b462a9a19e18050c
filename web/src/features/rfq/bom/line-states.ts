import type { LifecycleStatus, PartAspect, PartMatchVerdict } from '#graphql/generated/types.ts'
import { findSavedValues, type SavedValues, type SavedLine } from './saved/saved-lines.ts'
import type { BomLine } from './bom-list.ts'
import { hasBadPrice } from './edit-list.ts'
import { findSurplus } from './find-surplus.ts'
import { isEmptyLine } from './new-lines.ts'
import { type BomMatch, isQuantityProblem, isShort, type LinePlan } from './plan-line.ts'

export const verdictNames = [
  'EXACT',
  'EQUIVALENT',
  'CHOSEN',
  'SEVERAL',
  'OTHER_MANUFACTURER',
  'SUGGESTION',
  'NOTHING',
  'NOT_FITTED',
  'PENDING',
] as const satisfies readonly (PartMatchVerdict | 'CHOSEN' | 'NOT_FITTED' | 'PENDING')[]
export type LineVerdict = (typeof verdictNames)[number]

export const riskNames = [
  'quantity',
  'targetPrice',
  'differs',
  'packaging',
  'surplus',
  'stock',
  'lifecycle',
  'request',
  'changed',
] as const
export type Risk = (typeof riskNames)[number]

export type LineFilter = { verdict: LineVerdict | null; risk: Risk | null; text: string }
export const noFilter: LineFilter = { verdict: null, risk: null, text: '' }

const findVerdict = (line: BomLine, match: BomMatch | undefined): LineVerdict => {
  if (line.kind === 'NOT_FITTED') return 'NOT_FITTED'
  if (!match) return 'PENDING'
  return line.productId !== null && match.product?.id === line.productId ? 'CHOSEN' : match.verdict
}

const riskyStages: ReadonlySet<LifecycleStatus> = new Set([
  'PRELIMINARY',
  'NOT_RECOMMENDED',
  'LAST_TIME_BUY',
  'OBSOLETE',
])

const contradicting: ReadonlySet<PartAspect> = new Set(['CATEGORY', 'PACKAGE', 'PARAMETER'])

/** Of parts found by their number, the API reports only the categories, packages and values that contradict the line. */
const contradicts = ({ verdict, differences }: BomMatch) =>
  verdict === 'EXACT' && differences.some(({ aspect }) => contradicting.has(aspect))

type Found = {
  line: BomLine
  verdict: LineVerdict
  match: BomMatch | undefined
  plan: LinePlan | undefined
  savedValues: SavedValues | null
}

const findRisks = ({ line, verdict, match, plan, savedValues }: Found): Risk[] => {
  if (verdict === 'NOT_FITTED') return []
  return riskNames.filter(
    (risk) =>
      ({
        quantity: plan !== undefined && isQuantityProblem(plan.kind),
        targetPrice: hasBadPrice(line),
        differs: verdict !== 'CHOSEN' && match !== undefined && contradicts(match),
        packaging: verdict !== 'CHOSEN' && plan?.kind === 'ready' && Boolean(match?.cheaperPackaging),
        surplus: plan?.kind === 'ready' && findSurplus(plan) !== null,
        stock: plan?.kind === 'soldOut' || isShort(plan),
        lifecycle: match?.product ? riskyStages.has(match.product.lifecycleStatus) : false,
        request: plan?.kind === 'onRequest',
        changed: savedValues !== null,
      })[risk],
  )
}

export type LineState = {
  line: BomLine
  match: BomMatch | undefined
  plan: LinePlan | undefined
  savedValues: SavedValues | null
  verdict: LineVerdict
  risks: readonly Risk[]
}

type Known = {
  matches: ReadonlyMap<string, BomMatch>
  plans: ReadonlyMap<string, LinePlan>
  /** Lines of the saved list, if the list was saved. */
  saved?: ReadonlyMap<string, SavedLine> | undefined
}

export const toLineState = (line: BomLine, { matches, plans, saved }: Known): LineState => {
  const match = matches.get(line.lineId)
  const plan = plans.get(line.lineId)
  const savedValues = findSavedValues(line, match, saved?.get(line.lineId))
  const verdict = findVerdict(line, match)
  return {
    line,
    match,
    plan,
    savedValues,
    verdict,
    risks: isEmptyLine(line) ? [] : findRisks({ line, verdict, match, plan, savedValues }),
  }
}

/** The product of a line for which the buyer may want another one. */
export const findReplacedId = ({ match, risks }: LineState) =>
  risks.includes('stock') || risks.includes('lifecycle') ? (match?.product?.id ?? null) : null

/** Until the price of another quantity is known, the earlier one is shown. */
export const findShownPrice = ({ match, plan }: LineState) =>
  plan?.kind === 'ready' ? plan.price : plan ? null : match?.price

export type Counts = { verdicts: ReadonlyMap<LineVerdict, number>; risks: ReadonlyMap<Risk, number> }

const addOne = <Name>(counts: Map<Name, number>, name: Name) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** Counts neither empty lines nor alternates, which a filter shows too. */
export const countLines = (lines: readonly LineState[]): Counts => {
  const verdicts = new Map<LineVerdict, number>()
  const risks = new Map<Risk, number>()
  for (const { line, verdict, risks: ofLine } of lines) {
    if (line.kind === 'ALTERNATE' || isEmptyLine(line)) continue
    addOne(verdicts, verdict)
    for (const risk of ofLine) addOne(risks, risk)
  }
  return { verdicts, risks }
}

const includesText = ({ line, match }: LineState, text: string) =>
  [
    line.partNumber,
    line.manufacturer,
    line.designators,
    line.value,
    line.package,
    line.description,
    ...line.otherNumbers,
    ...line.internalNumbers,
    match?.product?.partNumber ?? '',
  ].some((each) => each.toLowerCase().includes(text))

const meetsFilter = (state: LineState, { verdict, risk, text }: LineFilter) => {
  const typed = text.trim().toLowerCase()
  return (
    (verdict === null || state.verdict === verdict) &&
    (risk === null || state.risks.includes(risk)) &&
    (typed === '' || includesText(state, typed))
  )
}

/** Lines that the same filter has shown stay shown, so that an edit does not move the cursor to another line. */
export const createLineFilter = () => {
  let last = noFilter
  let shownIds: ReadonlySet<string> = new Set()
  return <Line extends LineState>(lines: readonly Line[], filter: LineFilter): Line[] => {
    const earlierIds = filter === last ? shownIds : new Set()
    const shown = lines.filter((each) => earlierIds.has(each.line.lineId) || meetsFilter(each, filter))
    last = filter
    shownIds = new Set(shown.map(({ line }) => line.lineId))
    return shown
  }
}
