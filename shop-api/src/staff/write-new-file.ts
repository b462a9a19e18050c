import { writeFile } from 'node:fs/promises'
import type { NewFile } from './protocol.ts'
import { StaffError } from './staff-error.ts'

/** The command line writes files, so that paths are those of its own folder and its own user. */
export const writeNewFile = async ({ path, base64 }: NewFile): Promise<void> => {
  try {
    await writeFile(path, Buffer.from(base64, 'base64'), { flag: 'wx' })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'EEXIST') throw new StaffError(`${path} exists already; name a new file.`)
    throw new StaffError(`${path} cannot be written: ${code}.`)
  }
}
