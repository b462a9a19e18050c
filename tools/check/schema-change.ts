import {
  type BreakingChange,
  BreakingChangeType as Breaking,
  buildSchema,
  type DangerousChange,
  DangerousChangeType as Dangerous,
  findBreakingChanges,
  findDangerousChanges,
} from 'graphql'

type Change = BreakingChange | DangerousChange
/** Before the first release, `released` is null. */
type Texts = { released: string | null; current: string; changelog: string }

/** These changes affect only clients that use them. */
const harmless: ReadonlySet<string> = new Set([Dangerous.OPTIONAL_ARG_ADDED, Dangerous.OPTIONAL_INPUT_FIELD_ADDED])

/** The form of the library's message, and the coordinate that it gives. */
const coordinates: [kinds: string[], sentence: RegExp, coordinate: string][] = [
  [[Breaking.FIELD_REMOVED, Breaking.FIELD_CHANGED_KIND], /^(\w+\.\w+) /, '$1'],
  [
    [Breaking.ARG_REMOVED, Breaking.ARG_CHANGED_KIND, Dangerous.ARG_DEFAULT_VALUE_CHANGE],
    /^(\w+\.\w+) arg (\w+) /,
    '$1($2:)',
  ],
  [[Breaking.REQUIRED_ARG_ADDED], / arg (\w+) on (\w+\.\w+) /, '$2($1:)'],
  [[Breaking.REQUIRED_INPUT_FIELD_ADDED], / field (\w+) on input type (\w+) /, '$2.$1'],
  [[Breaking.VALUE_REMOVED_FROM_ENUM, Dangerous.VALUE_ADDED_TO_ENUM], /^(\w+) .* enum type (\w+)\.$/, '$2.$1'],
  [[Breaking.TYPE_REMOVED_FROM_UNION, Dangerous.TYPE_ADDED_TO_UNION], / union type (\w+)\.$/, '$1'],
  [[Dangerous.IMPLEMENTED_INTERFACE_ADDED], / by (\w+)\.$/, '$1'],
  [[Breaking.TYPE_REMOVED, Breaking.TYPE_CHANGED_KIND, Breaking.IMPLEMENTED_INTERFACE_REMOVED], /^(\w+) /, '$1'],
  [[Breaking.DIRECTIVE_REMOVED], /^(\w+) /, '@$1'],
  [[Breaking.DIRECTIVE_ARG_REMOVED], /^(\w+) was removed from (\w+)\.$/, '@$2($1:)'],
  [[Breaking.REQUIRED_DIRECTIVE_ARG_ADDED], / arg (\w+) on directive (\w+) /, '@$2($1:)'],
  [[Breaking.DIRECTIVE_REPEATABLE_REMOVED, Breaking.DIRECTIVE_LOCATION_REMOVED], / from (\w+)\.$/, '@$1'],
]

/** Null for a message in an unknown form. */
const findCoordinate = ({ type, description }: Change) => {
  const [, sentence, coordinate = ''] = coordinates.find(([kinds]) => kinds.includes(type)) ?? []
  const found = sentence?.exec(description)
  return found ? coordinate.replaceAll(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '') : null
}

const headings = (changelog: string) => [...changelog.matchAll(/^## \[([^\]]+)\].*$/gm)]

const readUnreleased = (changelog: string) => {
  const all = headings(changelog)
  const at = all.findIndex(([, name]) => name === 'Unreleased')
  return at < 0 ? '' : changelog.slice(all[at]?.index, all[at + 1]?.index)
}

const releaseLine = (changelog: string) => {
  const [newest] = headings(changelog).flatMap(([, name]) => (name && name !== 'Unreleased' ? name : []))
  return newest ? `# Release ${newest}` : null
}

const isNamed = (coordinate: string, isBreaking: boolean, text: string) => {
  const owner = coordinate.split('.')[0] ?? ''
  return text.includes(`\`${coordinate}\``) || (!isBreaking && text.includes(`\`${owner}\``))
}

export const findUnnamedChanges = ({ released, current, changelog }: Texts): string[] => {
  const wantedLine = releaseLine(changelog)
  if (released === null && wantedLine === null) return []
  if (wantedLine === null) return ['schema/released.graphql exists, but CHANGELOG.md names no release']
  if (released?.split('\n')[0] !== wantedLine)
    return [`schema/released.graphql must begin with "${wantedLine}", and be schema.graphql of that release`]
  const [before, after] = [buildSchema(released), buildSchema(current)]
  const breaking = findBreakingChanges(before, after)
  const dangerous = findDangerousChanges(before, after).filter(({ type }) => !harmless.has(type))
  const text = readUnreleased(changelog)
  return [...breaking, ...dangerous].flatMap((change, index) => {
    const coordinate = findCoordinate(change)
    if (coordinate === null) return [`${change.description} No rule covers this change (${change.type})`]
    if (isNamed(coordinate, index < breaking.length, text)) return []
    return [`${change.description} Name \`${coordinate}\` in CHANGELOG.md under Unreleased, or take it back`]
  })
}
