import { getNamedType, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql'
import type { Fault } from './schema-rules.ts'

const upperFirst = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** One argument `input` and a payload, each named after the mutation or shared by several; and the errors in the payload. */
export const mutationFaults = (schema: GraphQLSchema): Fault[] => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const inputOf = ({ args }: (typeof mutations)[number]) => args.map(({ type }) => getNamedType(type).name).join()
  const payloadOf = ({ type }: (typeof mutations)[number]) => getNamedType(type).name
  const isShared = (name: string, nameOf: typeof inputOf) =>
    mutations.filter((each) => nameOf(each) === name).length > 1

  return mutations.flatMap((mutation): Fault[] => {
    const { name, args, type } = mutation
    const payload = getNamedType(type)
    const errors = isObjectType(payload) ? payload.getFields()['errors']?.type.toString() : undefined
    const [input, ...more] = args
    const isOne = input?.name === 'input' && isNonNullType(input.type) && more.length === 0
    const isOwnInput = inputOf(mutation) === `${upperFirst(name)}Input` || isShared(inputOf(mutation), inputOf)
    const isOwnPayload = payload.name === `${upperFirst(name)}Payload` || isShared(payload.name, payloadOf)
    const rules: [isKept: boolean, sentence: string][] = [
      [args.length === 0 || isOne, 'takes something else than one argument `input` that must be given'],
      [!isOne || isOwnInput, `takes an input that is not ${upperFirst(name)}Input, nor shared`],
      [isOwnPayload, `answers what is not ${upperFirst(name)}Payload, nor shared`],
      [payload.name.endsWith('Payload'), 'answers no payload'],
      [!isNonNullType(type), 'answers a payload that may not be null, though the shop may fail'],
      [errors === '[UserError!]!', 'answers without `errors: [UserError!]!`'],
    ]
    return rules.flatMap(([isKept, sentence]): Fault[] => (isKept ? [] : [[`Mutation.${name}`, sentence]]))
  })
}
