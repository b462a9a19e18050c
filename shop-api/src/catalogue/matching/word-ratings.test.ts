import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { readValue } from './row-value.ts'

const read = (name: string, description: string) => {
  const kind = kinds.find((each) => each.name === name)
  const ratings = (kind && readValue({ value: '', description }, kind)?.ratings) ?? []
  return ratings.flatMap((rating) => ('word' in rating ? [`${rating.key} ${rating.word}`] : []))
}

test.for([
  ['fuse', 'Sicherung 1A träge', ['blow T']],
  ['fuse', 'slow-blow fuse 1A', ['blow T']],
  ['fuse', 'Предохранитель 1А быстродействующий', ['blow F']],
  ['fuse', 'Fuse 1A', []],
  ['ceramic', '100nF 50V NP0 fast', ['dielectric C0G']],
  ['array', '10k bussed SIP-9', ['circuit BUSSED']],
  ['array', '10k isolated 4x0603', []],
  ['tvs', 'TVS 5V bi-directional', ['polarity BIDIRECTIONAL']],
] as const)('of %s, %j states %j', ([kind, text, expected]) => expect(read(kind, text)).toEqual(expected))
