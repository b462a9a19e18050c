import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../env.ts'

const folders: string[] = []

/** The folder is outside the working tree and has the project's settings. */
export const plant = (files: Record<string, string>, settings: string[] = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'partgate-planted-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const name of settings) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name))
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
export const removePlanted = () => folders.forEach((folder) => rmSync(folder, { recursive: true }))

export const run = (cwd: string, script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' })
  return { status, output: `${stdout}${stderr}` }
}
