import { getNamedType, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql'
import type { Fault } from './schema-rules.ts'

const upperFirst = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

export const findMutationFaults = (schema: GraphQLSchema): Fault[] => {
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
    const rules: [isMet: boolean, sentence: string][] = [
      [args.length === 0 || isOne, 'must take exactly one required argument `input`'],
      [!isOne || isOwnInput, `takes neither ${upperFirst(name)}Input nor a shared input`],
      [isOwnPayload, `returns neither ${upperFirst(name)}Payload nor a shared payload`],
      [payload.name.endsWith('Payload'), 'returns no payload'],
      [!isNonNullType(type), 'returns a non-null payload, although the shop may fail'],
      [errors === '[UserError!]!', 'returns no `errors: [UserError!]!`'],
    ]
    return rules.flatMap(([isMet, sentence]): Fault[] => (isMet ? [] : [[`Mutation.${name}`, sentence]]))
  })
}
