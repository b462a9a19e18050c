import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { maxEmailChars } from '@partgate/schema/limits.ts'
import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { toUtcTime, toWebAddress } from '../graphql/values.ts'

const takeIf = (isValid: (text: string) => boolean) => (text: string) => (isValid(text) ? text : null)

/** The value of a text; null for an invalid text. */
const readers = {
  Decimal: takeIf((text) => /^-?\d+(\.\d+)?$/.test(text)),
  DateTime: toUtcTime,
  URL: takeIf((text) => toWebAddress(text) !== null),
  EmailAddress: takeIf((text) => text.length <= maxEmailChars && /^[^\s@]+@[^\s@]+$/.test(text)),
  CountryCode: takeIf(isCountryCode),
}

const forms = {
  Decimal: 'a decimal number in a string, such as "0.01870"',
  DateTime: 'a date-time of RFC 3339, such as "2026-11-21T08:30:00Z" or "2026-11-21T09:30:00+01:00"',
  URL: 'an absolute http or https URL',
  EmailAddress: `an e-mail address of at most ${maxEmailChars} characters`,
  CountryCode: 'an ISO 3166-1 alpha-2 code in upper case, such as "DE"',
} satisfies Record<keyof typeof readers, string>

const scalar = (name: keyof typeof readers) => {
  const check = (value: unknown, nodes?: ValueNode) => {
    const read = typeof value === 'string' ? readers[name](value) : null
    if (read !== null) return read
    throw new GraphQLError(`${name} cannot represent this value. It must be ${forms[name]}.`, { nodes })
  }
  return {
    serialize: (value: unknown) => check(value),
    parseValue: (value: unknown) => check(value),
    parseLiteral: (node: ValueNode) => check(node.kind === Kind.STRING ? node.value : undefined, node),
  }
}

/** Servers parse forms into `File` classes of their own. */
const isFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'arrayBuffer' in value &&
  typeof value.arrayBuffer === 'function'

const upload = (value: unknown) => {
  if (isFile(value)) return value
  throw new GraphQLError('Upload is a file of a multipart request.')
}

export const scalars = {
  Upload: {
    serialize: upload,
    parseValue: upload,
    parseLiteral: () => upload(undefined),
  },
  Decimal: scalar('Decimal'),
  DateTime: scalar('DateTime'),
  URL: scalar('URL'),
  EmailAddress: scalar('EmailAddress'),
  CountryCode: scalar('CountryCode'),
}
