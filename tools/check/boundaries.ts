import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findCircleViolations, toEdges, findImportViolations } from './import-rules.ts'
import { parseSource } from './parse.ts'
import type { Source, Violation } from './source.ts'
import { findCssViolations, findEnvViolations, findLengthViolations, findLiteralLimits } from './text-rules.ts'
import { findFunctionViolations, findPhraseViolations, findWordViolations } from './words.ts'

export const isScript = (path: string) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.d.ts')
const isStylesheet = (path: string) => /^(web\/src|packages)\/.*\.css$/.test(path)
const isEnglish = (path: string) => path === 'locales/en.json'

export const findViolations = (sources: Source[]): Violation[] => {
  const scripts = sources.filter(({ path }) => isScript(path)).map((source) => ({ source, ...parseSource(source) }))
  const edges = scripts.flatMap(({ source, imports }) => toEdges(source.path, imports))
  return [
    ...edges.flatMap(findImportViolations),
    ...findCircleViolations(edges),
    ...scripts.flatMap(({ source, envReads }) => findEnvViolations(source.path, envReads)),
    ...sources.flatMap(findLengthViolations),
    ...sources.flatMap(findLiteralLimits),
    ...scripts.flatMap(({ source, words }) => findWordViolations(source, words)),
    ...scripts.flatMap(({ source, functions }) => findFunctionViolations(source, functions)),
    ...sources.filter(({ path }) => isStylesheet(path)).flatMap(findCssViolations),
    ...sources.filter(({ path }) => isEnglish(path)).flatMap(findPhraseViolations),
  ]
}

/** Git ignores generated files, so they are left out. */
export const readSources = (root: string): Source[] => {
  const git = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  const paths = (git.stdout ?? '').split('\0').filter((path) => isScript(path) || isStylesheet(path) || isEnglish(path))
  return paths
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const main = (root: string) => {
  const sources = readSources(root)
  const violations = findViolations(sources)
  for (const { path, line, sentence } of violations) console.error(`${path}:${line} ${sentence}.`)
  console.log(`${sources.length} files read, ${violations.length} violations.`)
  if (sources.length === 0) console.error('No file was read, so nothing was checked; is this a git working tree?')
  process.exitCode = sources.length > 0 && violations.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  main(process.argv[2] ?? join(import.meta.dirname, '..', '..'))
