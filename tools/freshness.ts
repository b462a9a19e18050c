import { createHash } from 'node:crypto'
import { type Dirent, existsSync } from 'node:fs'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What git ignores too: written by the work itself. */
const outputNames = ['node_modules', '.next', 'generated', 'next-env.d.ts', 'fonts', 'tsconfig.tsbuildinfo']
const isOutput = ({ name }: Dirent) => outputNames.includes(name)

/** One hash over the names and contents of the files that the patterns match below `root`. */
export const hashOf = async (root: string, patterns: string[]): Promise<string> => {
  const paths: string[] = []
  for await (const entry of glob(patterns, { cwd: root, exclude: isOutput, withFileTypes: true }))
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const path of paths.toSorted())
    hash
      .update(`${path}\0`)
      .update(await readFile(path))
      .update('\0')
  return hash.digest('hex')
}

type Work = {
  root: string
  inputs: string[]
  /** Written beside the outputs when the work is done; the work is done again when the inputs are not those named in it. */
  stamp: string
  outputs: string[]
}

/** Does the work unless its inputs are the same as last time; says whether it was done. */
export const whenChanged = async ({ root, inputs, stamp, outputs }: Work, work: () => Promise<unknown>) => {
  const stampFile = join(root, stamp)
  const hash = await hashOf(root, inputs)
  const isFresh =
    outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stampFile) &&
    (await readFile(stampFile, 'utf8')) === hash
  if (isFresh) return false
  await rm(stampFile, { force: true })
  await work()
  await writeFile(stampFile, hash)
  return true
}
