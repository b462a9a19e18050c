import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { webAddress } from './values.ts'

const maxEmailChars = 254

const checks = {
  Decimal: (text: string) => /^-?\d+(\.\d+)?$/.test(text),
  DateTime: (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
  URL: (text: string) => webAddress(text) !== null,
  EmailAddress: (text: string) => text.length <= maxEmailChars && /^[^\s@]+@[^\s@]+$/.test(text),
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

export const scalars = {
  Decimal: scalar('Decimal'),
  DateTime: scalar('DateTime'),
  URL: scalar('URL'),
  EmailAddress: scalar('EmailAddress'),
}
