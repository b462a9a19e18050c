import { posix } from 'node:path'
import type { EnvRead } from './parse.ts'
import { lineAt, type Source, type Violation } from './source.ts'

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
  const isData = path.startsWith('shop-api/src/demo/')
  if (isData || lines <= maxLines) return []
  return [{ path, line: maxLines + 1, sentence: `${lines} lines; at most ${maxLines} are allowed` }]
}

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

const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')

/** Logical properties mirror the layout for Arabic. */
export const findCssViolations = ({ path, text }: Source): Violation[] => {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, blank)
  return [...css.matchAll(declaration)]
    .filter(([, property = '', value = '']) => isPhysical(property, value.trim()))
    .map((match) => ({
      path,
      line: lineAt(css, match.index),
      sentence: `"${match[0].trim()}" is physical; use the logical property`,
    }))
}
