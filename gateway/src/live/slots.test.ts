import { expect, it } from 'vitest'
import { createSlots, type Holder } from './slots.ts'

const held = (id: string): Holder => ({ kind: 'credential', id })

const expectTaken = (slot: ReturnType<ReturnType<typeof createSlots>['take']>) => {
  if (slot.kind !== 'taken') throw new Error(slot.kind)
  return slot
}
const open = (slots: ReturnType<typeof createSlots>, holders: string[]) => expectTaken(slots.take(holders.map(held)))

it('a holder has five, under any of its names', () => {
  const slots = createSlots()
  for (let others = 0; others < 3; others += 1) open(slots, ['session', 'secret'])
  const first = open(slots, ['session', 'secret'])
  open(slots, ['secret'])
  expect(slots.take(['another session', 'secret'].map(held))).toEqual({ kind: 'holderFull' })
  open(slots, ['session'])
  expect(slots.take([held('session')])).toEqual({ kind: 'holderFull' })
  first.release()
  first.release()
  open(slots, ['session'])
  expect(slots.take([held('session')])).toEqual({ kind: 'holderFull' })
})

it('all together have five hundred', () => {
  const slots = createSlots()
  const all = Array.from({ length: 500 }, (_, at) => open(slots, [`person ${at}`]))
  expect(slots.take([held('one more')])).toEqual({ kind: 'allFull' })
  all[0]?.release()
  open(slots, ['one more'])
})

it('a client with an API key has two hundred', () => {
  const slots = createSlots()
  const open = (at: number) => slots.take([held(`buyer ${at}`), { kind: 'key', id: 'partner' }]).kind
  expect(Array.from({ length: 201 }, (_, at) => open(at))).toEqual([
    ...Array.from({ length: 200 }, () => 'taken'),
    'holderFull',
  ])
})

it('a network has twenty, for all of its callers', () => {
  const slots = createSlots()
  const from = (id: string, at: number) => slots.take([held(`person ${at}`), { kind: 'network', id }])
  const [first] = Array.from({ length: 20 }, (_, at) => expectTaken(from('203.0.113.9', at)))
  expect(from('203.0.113.9', 20)).toEqual({ kind: 'holderFull' })
  expect(from('203.0.113.10', 20).kind).toBe('taken')
  first?.release()
  expect(from('203.0.113.9', 21).kind).toBe('taken')
})
