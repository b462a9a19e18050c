import type { Import } from './parse.ts'
import { type ModulePath, parseModulePath, resolveImport } from './module-path.ts'
import type { Violation } from './source.ts'

export type Edge = { path: string; line: number; target: string; from: ModulePath; to: ModulePath }

export const toEdges = (path: string, imports: Import[]): Edge[] =>
  imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier)
    return target ? [{ path, line, target, from: parseModulePath(path), to: parseModulePath(target) }] : []
  })

const crossesDomains = ({ from, to }: Edge) =>
  from.app === to.app && from.domain && to.domain && from.domain !== to.domain

/** What a workspace may import besides itself; a place that is not in the table may import everything. */
const workspaces: Record<string, string[]> = {
  schema: [],
  gateway: ['schema', 'locales'],
  web: ['schema', 'locales', 'package-drawings'],
  'shop-api': ['schema', 'locales', 'paypal-simulator'],
  'demo-catalogue': ['schema', 'shop-api', 'paypal-simulator'],
  'package-drawings': [],
  'paypal-simulator': [],
}

const onlyAllowedWorkspaces = ({ from, to }: Edge) => {
  const allowed = workspaces[from.app]
  if (!allowed || [from.app, ...allowed].includes(to.app)) return false
  return `${from.app} may import only ${['itself', ...allowed].join(', ')}, not ${to.app}`
}

const throughPublicFiles = (edge: Edge) =>
  crossesDomains(edge) &&
  !edge.to.isPublic &&
  `${edge.from.domain} may import ${edge.to.domain} only through its index.ts or index-client.ts, not ${edge.target}`

const plainModulesKnowNoDomain = ({ from, to }: Edge) =>
  from.plainModule && to.domain && from.app === to.app && `${from.plainModule}/ may import no domain, not ${to.domain}`

const rules = [onlyAllowedWorkspaces, throughPublicFiles, plainModulesKnowNoDomain]

export const findImportViolations = (edge: Edge): Violation[] =>
  rules.flatMap((rule) => {
    const sentence = rule(edge)
    return sentence ? [{ path: edge.path, line: edge.line, sentence }] : []
  })

export const findCircleViolations = (edges: Edge[]): Violation[] => {
  const crossing = edges.filter(crossesDomains)
  const nameOf = ({ app, domain }: ModulePath) => `${app}:${domain}`
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
      sentence: `${from.domain} and ${to.domain} import each other in a cycle`,
    }))
}
