import type { Import } from './parse.ts'
import { type ModulePath, parseModulePath, resolveImport } from './module-path.ts'
import type { Violation } from './source.ts'

type Edge = { path: string; line: number; target: string; from: ModulePath; to: ModulePath }

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

type Link = { edge: Edge; from: string; to: string }

const linkBy = (edges: Edge[], toName: (module: ModulePath, path: string) => string): Link[] =>
  edges
    .map((edge) => ({ edge, from: toName(edge.from, edge.path), to: toName(edge.to, edge.target) }))
    .filter(({ from, to }) => from !== to)

/** The function returns all names that a name reaches, itself included. */
const followLinks = (links: Link[]) => {
  const next = Map.groupBy(links, ({ from }) => from)
  return (start: string) => {
    const reached = new Set([start])
    for (const name of reached) for (const { to } of next.get(name) ?? []) reached.add(to)
    return reached
  }
}

/** Names are `app:domain` or `app:domain/topic`, where a topic may have topics too. */
const toCircle = ({ path, line }: Edge, names: [string, string]): Violation => {
  const [one, other] = names.map((name) => name.replace(/^.*:/, ''))
  return { path, line, sentence: `${one} and ${other} import each other in a cycle` }
}

const findDomainCircles = (edges: Edge[]): Violation[] => {
  const links = linkBy(edges.filter(crossesDomains), ({ app, domain }) => `${app}:${domain}`)
  const reach = followLinks(links)
  return links.filter(({ from, to }) => reach(to).has(from)).map(({ edge, from, to }) => toCircle(edge, [from, to]))
}

/** `depth` is the number of folders between the domain and the topic. */
const nameTopic = ({ app, domain, topics }: ModulePath, depth: number) =>
  topics.length > depth && `${app}:${[domain, ...topics.slice(0, depth + 1)].join('/')}`

const nameParent = (module: ModulePath, depth: number) => depth === 0 || nameTopic(module, depth - 1)
const staysInside = ({ from, to }: Edge, depth: number) =>
  from.domain && from.app === to.app && from.domain === to.domain && nameParent(from, depth) === nameParent(to, depth)

/** A file directly in the folder of the topics belongs to none; its imports count as those of the topic that imports it. */
const findTopicCircles = (edges: Edge[], depth: number): Violation[] => {
  const links = linkBy(
    edges.filter((edge) => staysInside(edge, depth)),
    (module, path) => nameTopic(module, depth) || path,
  )
  const topics = new Set(links.flatMap(({ edge }) => [nameTopic(edge.from, depth), nameTopic(edge.to, depth)]))
  const reach = followLinks(links)
  return links.flatMap(({ edge, from, to }) => {
    const other = [...reach(to)].find((name) => name !== from && topics.has(name) && reach(name).has(from))
    return topics.has(from) && other ? [toCircle(edge, [from, other])] : []
  })
}

export const findCircleViolations = (edges: Edge[]): Violation[] => [
  ...findDomainCircles(edges),
  ...findTopicCircles(edges, 0),
  ...findTopicCircles(edges, 1),
]
