import { expect, test } from 'vitest'
import { readEvents } from './event-stream.ts'

const createStream = (parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
const collectEvents = async (parts: Uint8Array[]) => {
  const events: string[] = []
  for await (const { event, data } of readEvents(createStream(parts))) events.push(`${event} ${data}`)
  return events
}
const bytes = (text: string) => new TextEncoder().encode(text)

test.for([
  ['event: next\ndata: {"a":1}\n\nevent: complete\ndata:\n\n', ['next {"a":1}', 'complete ']],
  [':\n\nevent: next\ndata: 1\n\n:\n\n', ['next 1']],
  ['event: next\r\ndata: 1\r\n\r\nevent: next\r\ndata: 2\r\n\r\n', ['next 1', 'next 2']],
  ['data: one\ndata: two\n\n', ['message one\ntwo']],
  ['event: next\ndata: cut off', []],
] as const)('%j', async ([text, expected]) => {
  expect(await collectEvents([bytes(text)])).toEqual(expected)
})

test('reads an event from any number of chunks, split even within a character', async () => {
  const pieces = Array.from(bytes('event: next\ndata: Größe ✓\n\n'), (byte) => Uint8Array.of(byte))
  expect(await collectEvents(pieces)).toEqual(['next Größe ✓'])
})
