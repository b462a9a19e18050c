import { maxFilterParameters, maxFilterValueChars, maxFilterValues } from '@partgate/schema/limits.ts'
import type { ParameterFilter } from '#graphql/generated/types.ts'
import { toAddressText, readAmount, type Amount } from './amount.ts'

export type Bound = { text: string; unit: string | null; amount: Amount | null; problem: 'unreadable' | 'order' | null }

export type ParameterChoice = { key: string; values: string[]; min: Bound | null; max: Bound | null }

type Fields = [name: string, value: string][]

export const maxTextChars = 40

const fieldName = /^p\.(?<key>[a-z][a-z0-9_]{0,59})(?:\.(?<part>min|max|unit|decimal))?$/
const parseFieldName = (name: string) => fieldName.exec(name)?.groups ?? null

const toBound = (text: string, unit: string | null, groupSign: string): Bound | null => {
  const typed = text.trim().slice(0, maxTextChars)
  if (typed === '') return null
  const amount = readAmount(typed, unit ?? undefined, groupSign)
  return { text: typed, unit, amount, problem: amount ? null : 'unreadable' }
}

const toRange = (min: Bound | null, max: Bound | null): Pick<ParameterChoice, 'min' | 'max'> => {
  const isMinAboveMax = min?.amount && max?.amount && min.amount.value > max.amount.value
  return isMinAboveMax ? { min: { ...min, problem: 'order' }, max: { ...max, problem: 'order' } } : { min, max }
}

export function readChoices(fields: Fields): ParameterChoice[] {
  const byKey = Map.groupBy(fields, ([name]) => parseFieldName(name)?.['key'])
  byKey.delete(undefined)
  return [...byKey]
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .slice(0, maxFilterParameters)
    .map(([key = '', own]) => {
      const of = (part?: string) =>
        own.filter(([name]) => parseFieldName(name)?.['part'] === part).map(([, value]) => value)
      const unit = of('unit')[0] || null
      const groupSign = of('decimal')[0] === ',' ? '.' : ','
      const values = [...new Set(of())].filter((value) => value !== '' && value.length <= maxFilterValueChars)
      return {
        key,
        values: values.slice(0, maxFilterValues),
        ...toRange(toBound(of('min')[0] ?? '', unit, groupSign), toBound(of('max')[0] ?? '', unit, groupSign)),
      }
    })
    .filter(isChosen)
}

export const isChosen = ({ values, min, max }: ParameterChoice): boolean => values.length > 0 || !!min || !!max

const boundInAddress = ({ text, amount, problem }: Bound) =>
  amount && problem !== 'unreadable' ? toAddressText(amount) : text

export const choiceFields = ({ key, values, min, max }: ParameterChoice): Fields => {
  const unit = [min, max].find((bound) => bound?.problem === 'unreadable')?.unit
  return [
    ...values.map((value): [string, string] => [`p.${key}`, value]),
    ...(min ? [[`p.${key}.min`, boundInAddress(min)] as [string, string]] : []),
    ...(max ? [[`p.${key}.max`, boundInAddress(max)] as [string, string]] : []),
    ...(unit ? [[`p.${key}.unit`, unit] as [string, string]] : []),
  ]
}

/** Null without a readable amount. */
export const toNumber = (bound: Bound | null) => (bound?.problem ? null : (bound?.amount?.value ?? null))

export const parameterFilters = (choices: readonly ParameterChoice[]): ParameterFilter[] | null => {
  const filters = choices.flatMap(({ key, values, min: from, max: to }): ParameterFilter[] => {
    const [min, max] = [toNumber(from), toNumber(to)]
    return [
      ...(values.length > 0 ? [{ key, values }] : []),
      ...(min !== null || max !== null ? [{ key, min, max }] : []),
    ]
  })
  return filters.length > 0 ? filters.slice(0, maxFilterParameters) : null
}
