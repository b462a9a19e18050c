import { type GraphQLField, type GraphQLNamedType, isObjectType, Kind } from 'graphql'
import type { Fault } from './schema-rules.ts'

type Field = GraphQLField<unknown, unknown>
type FindType = (name: string) => GraphQLNamedType | undefined

const listFieldTypes = (type: GraphQLNamedType | undefined) =>
  isObjectType(type) ? Object.values(type.getFields()).map(({ name, type }) => `${name}: ${String(type)}`) : []

const shapeFaults = (stem: string, findType: FindType): Fault[] => {
  const edges = listFieldTypes(findType(`${stem}Edge`))
  const node = /^node: (\w+)!$/.exec(edges.find((line) => line.startsWith('node: ')) ?? '')?.[1] ?? 'Node'
  const wanted: [string, string[], string[]][] = [
    [
      `${stem}Connection`,
      listFieldTypes(findType(`${stem}Connection`)),
      [`edges: [${stem}Edge!]!`, `nodes: [${node}!]!`, 'pageInfo: PageInfo!', 'totalCount: Int!'],
    ],
    [`${stem}Edge`, edges, ['cursor: String!', `node: ${node}!`]],
  ]
  return wanted.flatMap(([name, has, wants]) =>
    wants.filter((line) => !has.includes(line)).map((line): Fault => [name, `has no \`${line}\``]),
  )
}

const listSlicers = ({ astNode }: Field): string[] => {
  const listSize = astNode?.directives?.find(({ name }) => name.value === 'listSize')
  const given = listSize?.arguments?.find(({ name }) => name.value === 'slicingArguments')?.value
  return given?.kind === Kind.LIST ? given.values.flatMap((each) => (each.kind === Kind.STRING ? each.value : [])) : []
}

const hasDefault = (args: Field['args'], name: string) =>
  args.some((arg) => arg.name === name && String(arg.type) === 'Int' && typeof arg.defaultValue === 'number')

const argumentFaults = ([coordinate, field]: [string, Field]): Fault[] => {
  const { args, type } = field
  const pages = /Connection!?$/.test(String(type))
  const unbounded = args.filter(
    (arg) =>
      String(arg.type).startsWith('Int') &&
      ['first', 'last', ...listSlicers(field)].includes(arg.name) &&
      !/\b1 to \d[\d,]*\b/.test(arg.description ?? ''),
  )
  return [
    ...unbounded.map(({ name }): Fault => [`${coordinate}(${name}:)`, 'does not say its maximum: "1 to 100"']),
    ...(pages && !hasDefault(args, 'first') ? [[coordinate, 'is a connection without `first: Int = …`'] as Fault] : []),
    ...(pages && !args.some(({ name, type }) => name === 'after' && String(type) === 'String')
      ? [[coordinate, 'is a connection without `after: String`'] as Fault]
      : []),
  ]
}

export const findConnectionFaults = (fields: [string, Field][], findType: FindType): Fault[] => {
  const names = fields.map(([coordinate]) => coordinate.split('.')[0] ?? '')
  const stems = new Set(names.flatMap((name) => /^(.+)(?:Connection|Edge)$/.exec(name)?.[1] ?? []))
  return [...[...stems].flatMap((stem) => shapeFaults(stem, findType)), ...fields.flatMap(argumentFaults)]
}
