import { expect, it } from 'vitest'
import { createSlots } from './slots.ts'

const open = (slots: ReturnType<typeof createSlots>, holders: string[]) => {
  const slot = slots.take(holders)
  if ('taken' in slot) throw new Error(slot.taken)
  return slot
}

it('E9: a holder has two, under whichever of its names', () => {
  const slots = createSlots()
  const first = open(slots, ['session', 'secret'])
  open(slots, ['secret'])
  expect(slots.take(['another session', 'secret'])).toEqual({ taken: 'by the holder' })
  open(slots, ['session'])
  expect(slots.take(['session'])).toEqual({ taken: 'by the holder' })
  first.release()
  first.release()
  open(slots, ['session'])
  expect(slots.take(['session'])).toEqual({ taken: 'by the holder' })
})

it('E9: all together have five hundred', () => {
  const slots = createSlots()
  const all = Array.from({ length: 500 }, (_, at) => open(slots, [`person ${at}`]))
  expect(slots.take(['one more'])).toEqual({ taken: 'by all' })
  all[0]?.release()
  open(slots, ['one more'])
})
