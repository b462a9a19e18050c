import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { maxEmailChars } from '@partgate/schema/limits.ts'
import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { toWebAddress } from '../graphql/values.ts'

const checks = {
  Decimal: (text: string) => /^-?\d+(\.\d+)?$/.test(text),
  DateTime: (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  URL: (text: string) => toWebAddress(text) !== null,
  EmailAddress: (text: string) => text.length <= maxEmailChars && /^[^\s@]+@[^\s@]+$/.test(text),
  CountryCode: isCountryCode,
}

const forms = {
  Decimal: 'a decimal number in a string, such as "0.01870"',
  DateTime: 'a time in UTC, such as "2026-11-21T08:30:00Z"',
  URL: 'an absolute http or https URL',
  EmailAddress: `an e-mail address of at most ${maxEmailChars} characters`,
  CountryCode: 'an ISO 3166-1 alpha-2 code in upper case, such as "DE"',
} satisfies Record<keyof typeof checks, string>

const scalar = (name: keyof typeof checks) => {
  const check = (value: unknown, nodes?: ValueNode) => {
    if (typeof value === 'string' && checks[name](value)) return value
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
