import { expect, it } from 'vitest'
import { readLogLine } from './log-line.ts'

it.each([
  ['{"level":30,"msg":"listening"}', { text: 'listening', isError: false }],
  ['{"level":50,"msg":"failed","err":{"message":"no disk"}}', { text: 'error: failed (no disk)', isError: true }],
  ['{"level":40,"msg":"slow"}', { text: 'warning: slow', isError: false }],
  ['ready in 200 ms', { text: 'ready in 200 ms', isError: false }],
  ['{"some":"json"}', { text: '{"some":"json"}', isError: false }],
])('reads %s', (line, read) => {
  expect(readLogLine(line)).toEqual(read)
})
