import * as fc from 'fast-check'
import type { z } from 'zod'
import { Entries } from './json-text.ts'
import { strangeKeys, arbitraryValue } from './arbitrary-value.ts'

type Schema = z.core.JSONSchema.BaseSchema
/** Real ids, numbers and secrets by field name, so that bodies reach existing rows. */
export type Known = Record<string, readonly unknown[]>

const text = ({ minLength = 0, maxLength = 200, pattern, format }: Schema): fc.Arbitrary<string> => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) })
}

const good = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => good(option, known)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
    case 'number': {
      const { minimum = 1, maximum = 2_147_483_647 } = schema
      return fc.integer({ min: Math.max(minimum, -2_147_483_648), max: Math.min(maximum, 2_147_483_647) })
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(value('', (schema.items ?? {}) as Schema, known), { maxLength: 8 })
    case 'object':
      return generateObject(schema, known)
    default:
      return arbitraryValue
  }
}

const value = (name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const real = known[name]
  return fc.oneof(
    { weight: 6, arbitrary: real ? fc.constantFrom(...real) : good(schema, known) },
    { weight: 2, arbitrary: good(schema, known) },
    { weight: 1, arbitrary: arbitraryValue },
  )
}

const absent = Symbol('absent')

/** Omits some fields and sometimes adds an unknown one; an empty shape always gets one. */
export const generateObject = (schema: Schema, known: Known): fc.Arbitrary<Entries> => {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isRequired = schema.required?.includes(name)
    return fc.oneof(
      { weight: isRequired ? 1 : 8, arbitrary: fc.constant([name, absent] as const) },
      { weight: 16, arbitrary: value(name, field as Schema, known).map((each) => [name, each] as const) },
    )
  })
  const some = fc.array(fc.tuple(fc.constantFrom(...strangeKeys), arbitraryValue), { minLength: 1, maxLength: 3 })
  const strange = fc.oneof(
    { weight: fields.length > 0 ? 5 : 0, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: some },
  )
  return fc
    .tuple(fc.tuple(...fields), strange)
    .map(([own, extra]) => new Entries([...own.filter(([, each]) => each !== absent), ...extra]))
}

export const mutateBody = (
  body: Readonly<Record<string, unknown>>,
  schema: Schema,
  known: Known,
): fc.Arbitrary<Entries> => {
  const properties = schema.properties ?? {}
  const all = Object.keys(properties)
  return fc
    .subarray(all, { maxLength: Math.min(2, all.length) })
    .chain((names) => {
      const fields = names.map((name) => value(name, properties[name] as Schema, known))
      return fc.tuple(
        fc.constant(names),
        fc.tuple(...fields.map((field) => fc.option(field, { freq: 6, nil: absent }))),
      )
    })
    .map(([names, values]) => {
      const changed = new Map([...Object.entries(body), ...names.map((name, i) => [name, values[i]] as const)])
      return new Entries([...changed].filter(([, each]) => each !== absent))
    })
}
