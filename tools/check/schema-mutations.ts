import { getNamedType, type GraphQLSchema, isNonNullType, isObjectType } from 'graphql'
import type { Fault } from './schema-rules.ts'

const upperFirst = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** Types named after their mutation cannot be shared by two mutations. */
export const findMutationFaults = (schema: GraphQLSchema): Fault[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args, type }): Fault[] => {
    const payload = getNamedType(type)
    const errors = isObjectType(payload) ? payload.getFields()['errors']?.type.toString() : undefined
    const [input, ...more] = args
    const isOne = input?.name === 'input' && isNonNullType(input.type) && more.length === 0
    const inputName = isOne ? getNamedType(input.type).name : undefined
    const [ownInput, ownPayload] = [`${upperFirst(name)}Input`, `${upperFirst(name)}Payload`]
    const rules: [isMet: boolean, sentence: string][] = [
      [args.length === 0 || isOne, 'must take exactly one required argument `input`'],
      [!isOne || inputName === ownInput, `must take its own ${ownInput}, not ${inputName}`],
      [payload.name === ownPayload, `must return its own ${ownPayload}, not ${payload.name}`],
      [!isNonNullType(type), 'returns a non-null payload, although the shop may fail'],
      [errors === '[UserError!]!', 'returns no `errors: [UserError!]!`'],
    ]
    return rules.flatMap(([isMet, sentence]): Fault[] => (isMet ? [] : [[`Mutation.${name}`, sentence]]))
  })
