import { createHash } from 'node:crypto'
import { type Dirent, existsSync } from 'node:fs'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The work itself writes these files, and git ignores them too. */
const outputNames = ['node_modules', '.next', 'generated', 'next-env.d.ts', 'fonts', 'tsconfig.tsbuildinfo']
const isOutput = ({ name }: Dirent) => outputNames.includes(name)

export const hashInputs = async (root: string, patterns: string[]): Promise<string> => {
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
  /** The stamp is written when the work is done and names its inputs. */
  stamp: string
  outputs: string[]
}

/** Returns whether the work ran. */
export const runIfChanged = async ({ root, inputs, stamp, outputs }: Work, work: () => Promise<unknown>) => {
  const stampFile = join(root, stamp)
  const hash = await hashInputs(root, inputs)
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
