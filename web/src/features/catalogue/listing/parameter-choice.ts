import type { ParameterFilter } from '#graphql/generated/types.ts'
import { amountInAddress, readAmount, type Amount } from './amount.ts'

/** One end of a range: what somebody typed, and what it means; `problem` where it means nothing. */
export type Bound = { text: string; unit: string | null; amount: Amount | null; problem: 'unreadable' | 'order' | null }

/** What is asked of one parameter: any of these words, or a range. */
export type ParameterChoice = { key: string; values: string[]; min: Bound | null; max: Bound | null }

type Fields = [name: string, value: string][]

const mostParameters = 20
const mostValues = 50
const longestText = 40
const longestValue = 100

/** `p.capacitance`, `p.capacitance.min`, `.max`, and `.unit`: what a number typed without one is meant in. */
const fieldName = /^p\.(?<key>[a-z][a-z0-9_]{0,59})(?:\.(?<part>min|max|unit))?$/
const partOf = (name: string) => fieldName.exec(name)?.groups ?? null

const boundOf = (text: string, unit: string | null): Bound | null => {
  const typed = text.trim().slice(0, longestText)
  if (typed === '') return null
  const amount = readAmount(typed, unit ?? undefined)
  return { text: typed, unit, amount, problem: amount ? null : 'unreadable' }
}

export const rangeOf = (min: Bound | null, max: Bound | null): Pick<ParameterChoice, 'min' | 'max'> => {
  const isTurned = min?.amount && max?.amount && min.amount.value > max.amount.value
  return isTurned ? { min: { ...min, problem: 'order' }, max: { ...max, problem: 'order' } } : { min, max }
}

/** The fields of an address that are about parameters, in the order of their keys. */
export function readChoices(fields: Fields): ParameterChoice[] {
  const byKey = Map.groupBy(fields, ([name]) => partOf(name)?.['key'])
  byKey.delete(undefined)
  return [...byKey]
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .slice(0, mostParameters)
    .map(([key = '', own]) => {
      const of = (part?: string) => own.filter(([name]) => partOf(name)?.['part'] === part).map(([, value]) => value)
      const unit = of('unit')[0] || null
      const values = [...new Set(of())].filter((value) => value !== '' && value.length <= longestValue)
      return {
        key,
        values: values.slice(0, mostValues),
        ...rangeOf(boundOf(of('min')[0] ?? '', unit), boundOf(of('max')[0] ?? '', unit)),
      }
    })
    .filter(isChosen)
}

export const isChosen = ({ values, min, max }: ParameterChoice): boolean => values.length > 0 || !!min || !!max

const boundInAddress = ({ text, amount, problem }: Bound) =>
  amount && problem !== 'unreadable' ? amountInAddress(amount) : text

export const choiceFields = ({ key, values, min, max }: ParameterChoice): Fields => {
  const unit = [min, max].find((bound) => bound?.problem === 'unreadable')?.unit
  return [
    ...values.map((value): [string, string] => [`p.${key}`, value]),
    ...(min ? [[`p.${key}.min`, boundInAddress(min)] as [string, string]] : []),
    ...(max ? [[`p.${key}.max`, boundInAddress(max)] as [string, string]] : []),
    ...(unit ? [[`p.${key}.unit`, unit] as [string, string]] : []),
  ]
}

const numberOf = (bound: Bound | null) => (bound?.problem ? null : (bound?.amount?.value ?? null))

/** What the shop is asked for: bounds that mean nothing are left out. */
export const parameterFilters = (choices: readonly ParameterChoice[]): ParameterFilter[] | null => {
  const filters = choices.flatMap(({ key, values, min: from, max: to }): ParameterFilter[] => {
    const [min, max] = [numberOf(from), numberOf(to)]
    return [
      ...(values.length > 0 ? [{ key, values }] : []),
      ...(min !== null || max !== null ? [{ key, min, max }] : []),
    ]
  })
  return filters.length > 0 ? filters.slice(0, mostParameters) : null
}
