import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { scoreBom, type Tally } from './score.ts'

const share = ({ right, of }: Tally) => right / of

test('the corpus has at least 200 files, each with a sentence about its shape', () => {
  const corpus = readCorpus()
  expect(corpus.length).toBeGreaterThanOrEqual(200)
  for (const { name, shape } of corpus) expect([name, shape.length > 15]).toEqual([name, true])
})

test('parts lists of the corpus are read as well as before, and no quantity is silently wrong', async () => {
  const score = await scoreBom()
  expect(score.silentlyWrong, score.mistakes.join('\n')).toBe(0)
  for (const name of ['header', 'numberColumn', 'columns', 'kinds', 'quantities', 'numbers', 'falseRows'] as const)
    expect(share(score[name]), `${name}\n${score.mistakes.join('\n')}`).toBeGreaterThanOrEqual(0.995)
})
