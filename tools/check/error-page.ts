import { type GraphQLSchema, isEnumType, isInterfaceType, isObjectType } from 'graphql'
import { errorCodes } from '../../gateway/src/graphql/error-codes.ts'
import { listUserErrorTypes } from '../../gateway/src/graphql/user-errors.ts'

const toLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const formatTable = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const listDataFields = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name)
  const common = schema.getType('UserError')
  if (!isObjectType(type) || !isInterfaceType(common)) return []
  return Object.keys(type.getFields()).filter((field) => !(field in common.getFields()))
}

const formatUserErrors = (schema: GraphQLSchema) => {
  const codes = schema.getType('UserErrorCode')
  const types = new Map<string, string>(listUserErrorTypes())
  const rows = (isEnumType(codes) ? codes.getValues() : []).map(({ name, description }) => {
    const type = types.get(name) ?? ''
    const data = listDataFields(schema, type).map((field) => `\`${field}\``)
    return [`\`${name}\``, `\`${type}\``, data.join(', '), toLine(description)]
  })
  return formatTable(['code', 'type', 'data', 'cause, and what the client does'], rows)
}

const formatGraphqlErrors = () => {
  const rows = Object.entries(errorCodes).map(([code, { statuses, meaning, action }]) => [
    `\`${code}\``,
    statuses.join(', '),
    meaning,
    action,
  ])
  return formatTable(['code', 'HTTP status', 'meaning', 'what the client does'], rows)
}

const formatErrorPage = (schema: GraphQLSchema): string =>
  `${[
    '# Error codes',
    'Generated from the schema and the gateway by `npm run codegen`; not to be edited.',
    '## User errors',
    'Errors that the caller can fix are in the field `errors` of a result, with the HTTP status 200. `code` is for programs, the localized `message` for people, and `path` names the input field. Data are the further fields of the type.',
    formatUserErrors(schema),
    '## GraphQL errors',
    'All other errors are in `errors` beside `data`; each has its code in `extensions.code`. An error of a field has the `path` of the field and the status 200; the other fields of the response are valid. An error of the whole operation has 200 or 400; a client that accepts `application/graphql-response+json` gets 400.',
    formatGraphqlErrors(),
  ].join('\n\n')}\n`

/** For GraphQL Code Generator. */
export const plugin = formatErrorPage
