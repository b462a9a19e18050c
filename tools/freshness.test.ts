import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { runIfChanged } from './freshness.ts'

let folder: string
let timesDone: number
const work = () =>
  runIfChanged({ root: folder, inputs: ['*.txt'], stamp: 'stamp', outputs: ['out'] }, async () => {
    timesDone += 1
    writeFileSync(join(folder, 'out'), '')
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-freshness-'))
  timesDone = 0
  writeFileSync(join(folder, 'a.txt'), 'one')
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

describe('work that depends on files', () => {
  it('is done once while nothing changes', async () => {
    expect([await work(), await work()]).toEqual([true, false])
  })

  it.each([
    ['an input changes', () => writeFileSync(join(folder, 'a.txt'), 'two')],
    ['an input appears', () => writeFileSync(join(folder, 'b.txt'), '')],
    ['an output is gone', () => rmSync(join(folder, 'out'))],
    ['its stamp is gone', () => rmSync(join(folder, 'stamp'))],
  ])('is done again when %s', async (_, change) => {
    await work()
    change()
    await work()
    expect(timesDone).toBe(2)
  })

  it.each(['one', 'two'])('is done again after a failure, with the input %s', async (next) => {
    const broken = () => Promise.reject(new Error('no'))
    await work()
    writeFileSync(join(folder, 'a.txt'), 'two')
    const options = { root: folder, inputs: ['*.txt'], stamp: 'stamp', outputs: ['out'] }
    await expect(runIfChanged(options, broken)).rejects.toThrow('no')
    writeFileSync(join(folder, 'a.txt'), next)
    await work()
    expect(timesDone).toBe(2)
  })
})
