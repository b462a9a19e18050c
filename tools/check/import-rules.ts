import type { Import } from './parse.ts'
import { buildings, type Place, placeOf, resolveImport } from './places.ts'
import type { Violation } from './source.ts'

export type Edge = { path: string; line: number; target: string; from: Place; to: Place }

export const edgesOf = (path: string, imports: Import[]): Edge[] =>
  imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier)
    return target ? [{ path, line, target, from: placeOf(path), to: placeOf(target) }] : []
  })

const crossesDomains = ({ from, to }: Edge) =>
  from.building === to.building && from.domain && to.domain && from.domain !== to.domain

const meetOnlyInSchema = ({ from, to }: Edge) =>
  buildings.includes(from.building) &&
  to.building !== from.building &&
  !['schema', 'locales'].includes(to.building) &&
  `${from.building} may import only itself, schema and locales, not ${to.building}`

const schemaKnowsNobody = ({ from, to }: Edge) =>
  from.building === 'schema' &&
  to.building !== 'schema' &&
  `schema imports nothing of the project, not ${to.building} either`

const throughTheDoor = (edge: Edge) =>
  crossesDomains(edge) &&
  !edge.to.isPublic &&
  `${edge.from.domain} may import ${edge.to.domain} only through its index.ts, not ${edge.target}`

const plainRoomsKnowNoDomain = ({ from, to }: Edge) =>
  from.plainRoom &&
  to.domain &&
  from.building === to.building &&
  `${from.plainRoom}/ imports no domain, not ${to.domain} either`

const rules = [meetOnlyInSchema, schemaKnowsNobody, throughTheDoor, plainRoomsKnowNoDomain]

export const importViolations = (edge: Edge): Violation[] =>
  rules.flatMap((rule) => {
    const sentence = rule(edge)
    return sentence ? [{ path: edge.path, line: edge.line, sentence }] : []
  })

/** One violation per import that closes a circle of domains. */
export const circleViolations = (edges: Edge[]): Violation[] => {
  const crossing = edges.filter(crossesDomains)
  const nameOf = ({ building, domain }: Place) => `${building}:${domain}`
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
    start === goal ||
    crossing.some(({ from, to }) => {
      if (nameOf(from) !== start || seen.has(nameOf(to))) return false
      return reaches(nameOf(to), goal, seen.add(nameOf(to)))
    })
  return crossing
    .filter(({ from, to }) => reaches(nameOf(to), nameOf(from)))
    .map(({ path, line, from, to }) => ({
      path,
      line,
      sentence: `${from.domain} and ${to.domain} import each other in a circle`,
    }))
}
