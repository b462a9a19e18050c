import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { toWebAddress } from '../graphql/values.ts'

const maxEmailChars = 254

const checks = {
  Decimal: (text: string) => /^-?\d+(\.\d+)?$/.test(text),
  DateTime: (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  URL: (text: string) => toWebAddress(text) !== null,
  EmailAddress: (text: string) => text.length <= maxEmailChars && /^[^\s@]+@[^\s@]+$/.test(text),
  CountryCode: isCountryCode,
}

const scalar = (name: keyof typeof checks) => {
  const check = (value: unknown) => {
    if (typeof value === 'string' && checks[name](value)) return value
    throw new GraphQLError(`${name} cannot represent this value.`)
  }
  return {
    serialize: check,
    parseValue: check,
    parseLiteral: (node: ValueNode) => check(node.kind === Kind.STRING ? node.value : undefined),
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
