import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeNewFile } from './write-new-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-file-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const base64 = Buffer.from([0, 255, 10]).toString('base64')

test('the content is written as it is', async () => {
  const path = join(folder, 'list.xlsx')
  await writeNewFile({ path, base64 })
  expect([...readFileSync(path)]).toEqual([0, 255, 10])
})

test('an existing file is not replaced', async () => {
  const path = join(folder, 'mine.txt')
  writeFileSync(path, 'mine')
  await expect(writeNewFile({ path, base64 })).rejects.toThrow(`${path} exists already; name a new file.`)
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('a folder that does not exist is reported', async () => {
  const path = join(folder, 'none', 'list.csv')
  await expect(writeNewFile({ path, base64 })).rejects.toThrow(`${path} cannot be written: ENOENT.`)
})
