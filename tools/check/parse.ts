import { parse } from '@babel/parser'
import type { Source } from './source.ts'

type Node = { type: string; [key: string]: unknown }

export type Import = { specifier: string; line: number }
export type EnvRead = { name: string | undefined; line: number }
export type Name = { name: string; offset: number }
/** Each name, also as a text like 'notStored', and each comment, with its offset in the text. */
export type Words = { names: Name[]; comments: { value: string; offset: number }[] }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const walk = (value: unknown, visit: (node: Node) => void) => {
  if (Array.isArray(value)) for (const item of value) walk(item, visit)
  if (!isNode(value)) return
  visit(value)
  for (const [key, child] of Object.entries(value)) if (key !== 'loc' && typeof child === 'object') walk(child, visit)
}

const readLine = (node: Node) => (node as { loc?: { start: { line: number } } }).loc?.start.line ?? 0

const toText = (node: unknown) => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier' && typeof node.name === 'string') return node.name
  return node.type === 'StringLiteral' && typeof node.value === 'string' ? node.value : undefined
}

const importTypes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

const findSpecifier = (node: Node) => {
  const source = node.source ?? node.argument
  return isNode(source) && source.type === 'TSLiteralType' ? toText(source.literal) : toText(source)
}

/** `a.b` and `a['b']`, not `a[b]`. */
const findProperty = (node: Node) =>
  node.computed && isNode(node.property) && node.property.type === 'Identifier' ? undefined : toText(node.property)

const isMember = (node: unknown): node is Node =>
  isNode(node) && (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression')

const isProcessEnv = (node: unknown): node is Node =>
  isMember(node) && toText(node.object) === 'process' && findProperty(node) === 'env'

const importsEnv = ({ specifiers }: Node) =>
  Array.isArray(specifiers) && specifiers.some((specifier) => isNode(specifier) && toText(specifier.imported) === 'env')

const functionTypes = ['ArrowFunctionExpression', 'FunctionExpression']
const declarationTypes = ['FunctionDeclaration', 'ObjectMethod', 'ClassMethod', 'TSMethodSignature']

/** The name in `const a = () => …`, `function a() {}` and `{ a: () => … }`. */
const findFunctionName = (node: Node) => {
  const value = node.init ?? node.value
  const isFunction = declarationTypes.includes(node.type) || (isNode(value) && functionTypes.includes(value.type))
  return isFunction ? toText(node.id ?? node.key) : undefined
}

const toTree = ({ path, text }: Source) =>
  parse(text, {
    tokens: true,
    sourceType: 'module',
    sourceFilename: path,
    plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    createImportExpressions: true,
  })

export const findRegexes = (source: Source): RegExp[] => {
  const found: RegExp[] = []
  walk(toTree(source).program, ({ type, pattern, flags }) => {
    if (type === 'RegExpLiteral') found.push(new RegExp(String(pattern), String(flags)))
  })
  return found
}

const camelCase = /^[a-z]+([A-Z][a-z]*)+$/
const isName = (label: string | undefined, value: string) =>
  label === 'string' ? camelCase.test(value) : label === 'name' || label === 'jsxName'

const wordsIn = ({ tokens, comments }: ReturnType<typeof toTree>): Words => ({
  names: (tokens ?? []).flatMap(({ type, value, start }) =>
    typeof value === 'string' && isName(type?.label, value) ? [{ name: value, offset: start }] : [],
  ),
  comments: (comments ?? []).map(({ value, start }) => ({ value, offset: start ?? 0 })),
})

type Parsed = { imports: Import[]; envReads: EnvRead[]; functions: Name[]; words: Words }

export const parseSource = ({ path, text }: Source): Parsed => {
  const tree = toTree({ path, text })
  const imports: Import[] = []
  const envReads: EnvRead[] = []
  const functions: Name[] = []
  const named = new Set<unknown>()
  walk(tree.program, (node) => {
    const name = findFunctionName(node)
    if (name) functions.push({ name, offset: Number(node.start) })
    const specifier = importTypes.has(node.type) ? findSpecifier(node) : undefined
    if (specifier) imports.push({ specifier, line: readLine(node) })
    if (specifier?.match(/^(node:)?process$/) && importsEnv(node))
      envReads.push({ name: undefined, line: readLine(node) })
    if (isMember(node) && isProcessEnv(node.object)) {
      named.add(node.object)
      envReads.push({ name: findProperty(node), line: readLine(node) })
    } else if (isProcessEnv(node) && !named.has(node)) {
      envReads.push({ name: undefined, line: readLine(node) })
    }
  })
  return { imports, envReads, functions, words: wordsIn(tree) }
}
