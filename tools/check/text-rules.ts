import { posix } from 'node:path'
import type { EnvRead } from './parse.ts'
import { lineAt, type Source, type Violation } from './source.ts'
import { findWordViolations } from './words.ts'

/** Next.js replaces these variables with constants at build time. */
const buildConstants = ['NODE_ENV', 'NEXT_RUNTIME']
const maxLines = 250

export const findEnvViolations = (path: string, reads: EnvRead[]): Violation[] =>
  ['env.ts', 'run.mjs'].includes(posix.basename(path))
    ? []
    : reads
        .filter(({ name }) => !(path.startsWith('web/') && buildConstants.includes(name ?? '')))
        .map(({ line }) => ({ path, line, sentence: 'only env.ts reads process.env' }))

export const findLengthViolations = ({ path, text }: Source): Violation[] => {
  const lines = text.trimEnd().split('\n').length
  const isData = path.endsWith('.json') || path.startsWith('packages/demo-catalogue/')
  if (isData || lines <= maxLines) return []
  return [{ path, line: maxLines + 1, sentence: `${lines} lines; at most ${maxLines} are allowed` }]
}

const literalLength = /\bmaxLength=\{\d[\d_]*\}/g

/** A limit that is written into a form would differ from the contract after a change. */
export const findLiteralLimits = ({ path, text }: Source): Violation[] =>
  path.startsWith('web/') && path.endsWith('.tsx')
    ? [...text.matchAll(literalLength)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        sentence: `${match[0]} is a number; use a constant, for fields of the contract one of schema/limits.ts`,
      }))
    : []

const declaration = /(?<=[{;\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g
const physicalProperty =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/
const sided = /^(text-align|float|clear)$/
const fourSides = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/

const isPhysical = (property: string, value: string) => {
  if (physicalProperty.test(property)) return true
  if (sided.test(property)) return /^(left|right)\b/.test(value)
  const [, inlineEnd, , inlineStart] = value.replace(/\s*!important$/, '').match(/[^\s(]+(\([^)]*\))?/g) ?? []
  return fourSides.test(property) && inlineStart !== undefined && inlineEnd !== inlineStart
}

const fontSize = /^(font-size|font)$/
const isOffScale = (property: string, value: string) =>
  fontSize.test(property) && /(?<![\w./-])[\d.]+(px|rem|em|pt|%)/.test(value.replace(/\/\S+/, ''))

const breakpoints = [640, 860, 1024, 1280]
const mediaWidth = /\((?:min|max)-width:\s*([\d.]+)px\)/g
const offBreakpoints = (query: string) =>
  [...query.matchAll(mediaWidth)]
    .map(([, width]) => Number(width))
    .filter((width) => !breakpoints.includes(width) && !breakpoints.includes(width - 1))

const cssComment = /\/\*[\s\S]*?\*\//g
const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')

/** Logical properties mirror the layout for Arabic. */
export const findCssViolations = ({ path, text }: Source): Violation[] => {
  const css = text.replace(cssComment, blank)
  const comments = [...text.matchAll(cssComment)].map(({ 0: value, index: offset }) => ({ value, offset }))
  const at = ({ index }: RegExpExecArray) => ({ path, line: lineAt(css, index) })
  const declared = [...css.matchAll(declaration)].flatMap((match) => {
    const [whole, property = '', value = ''] = match
    if (isPhysical(property, value.trim()))
      return [{ ...at(match), sentence: `"${whole.trim()}" is physical; use the logical property` }]
    if (path.startsWith('web/') && isOffScale(property, value))
      return [{ ...at(match), sentence: `"${whole.trim()}" sets a size; use var(--text-…)` }]
    return []
  })
  const queried = [...css.matchAll(/@media[^{]*/g)].flatMap((match) =>
    offBreakpoints(match[0]).map((width) => ({
      ...at(match),
      sentence: `${width}px is no breakpoint; use ${breakpoints.join(', ')}, or a container query`,
    })),
  )
  return [...declared, ...queried, ...findWordViolations({ path, text }, { names: [], comments })]
}
