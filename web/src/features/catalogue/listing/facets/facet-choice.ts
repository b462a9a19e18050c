import type { LocaleCode } from '@partgate/schema/locales.ts'
import { minTermChars } from '../../search-box/search-term.ts'
import { formatAmount, toAddressText } from './amount.ts'
import { withParameterChoice, type ListingState } from '../listing-state.ts'
import type { Bound, ParameterChoice } from './parameter-choice.ts'

export type DetectedFilter = {
  key: string
  min: number | null
  max: number | null
  values: readonly string[]
  unit: string | null
  queryWithout: string | null
}

const toBound = (value: number | null, unit: string | null): Bound | null => {
  if (value === null) return null
  const amount = { value, unit }
  return { text: toAddressText(amount), unit, amount, problem: null }
}

/** The shop does not search for a single character. */
const searchable = (query: string | null) => (query === null || [...query].length < minTermChars ? '' : query)

export const withoutDetected = (state: ListingState, { queryWithout }: DetectedFilter): ListingState => ({
  ...state,
  query: searchable(queryWithout),
  page: 1,
})

const toChoice = ({ key, min, max, values, unit }: DetectedFilter): ParameterChoice => ({
  key,
  values: [...values],
  min: toBound(min, unit),
  max: toBound(max, unit),
})

export function findChosen(
  state: ListingState,
  detected: readonly DetectedFilter[],
  key: string,
): { choice: ParameterChoice; rest: ListingState } {
  const nothing: ParameterChoice = { key, values: [], min: null, max: null }
  const own = state.parameters.find((choice) => choice.key === key)
  const typed = detected.find((filter) => filter.key === key)
  if (own || !typed) return { choice: own ?? nothing, rest: { ...withParameterChoice(state, nothing), page: 1 } }
  return { choice: toChoice(typed), rest: withoutDetected(state, typed) }
}

type Named = { id: string; name: string }
type Choice = { chosen: readonly string[]; rest: ListingState }

/** Ids that the address or typed words choose, and the list without these words. Words that name several filters of a kind stay. */
const chooseNamed =
  (key: string, own: (state: ListingState) => readonly string[]) =>
  (state: ListingState, detected: readonly DetectedFilter[], options: readonly Named[]): Choice => {
    const [typed, another] = detected.filter((filter) => filter.key === key)
    const chosen = own(state)
    if (!typed || another || chosen.length > 0) return { chosen, rest: state }
    const named = options.filter(({ name }) => typed.values.includes(name))
    return { chosen: named.map(({ id }) => id), rest: withoutDetected(state, typed) }
  }

export const chosenManufacturers = chooseNamed('manufacturer', ({ manufacturers }) => manufacturers)
/** Ids are slugs. */
export const chosenCategories = chooseNamed('category', ({ category }) => (category === null ? [] : [category]))

function rangeText(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return min === max ? min : `${min} – ${max}`
  return min !== null ? `≥ ${min}` : max !== null ? `≤ ${max}` : ''
}

type Facet = { key: string; values: readonly { filterValue: string; displayValue: string }[] }

/** A value that the facet does not list stays as it is. */
export const withDisplayValues = (choice: ParameterChoice, facets: readonly Facet[]): ParameterChoice => {
  const values = facets.find(({ key }) => key === choice.key)?.values ?? []
  const names = new Map(values.map(({ filterValue, displayValue }) => [filterValue, displayValue]))
  return { ...choice, values: choice.values.map((value) => names.get(value) ?? value) }
}

export const choiceText = ({ values, min, max }: ParameterChoice, code: LocaleCode): string => {
  const shown = (bound: Bound | null) => (bound?.amount && !bound.problem ? formatAmount(bound.amount, code) : null)
  return [...values, rangeText(shown(min), shown(max))].filter(Boolean).join(', ')
}

export const detectedText = (detected: DetectedFilter, facets: readonly Facet[], code: LocaleCode): string =>
  choiceText(withDisplayValues(toChoice(detected), facets), code)
