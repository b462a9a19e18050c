import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askShop } from './control-client.ts'
import { controlPath } from './control-path.ts'
import { openControl } from './control-server.ts'
import type { Answer } from './protocol.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-control-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const echo = vi.fn(async (args: string[]): Promise<Answer> => ({
  ok: true,
  isBad: false,
  text: args.join(' '),
  data: args,
}))
const said = async (path: string, bytes: string) => {
  const socket = connect(path)
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

test('carries a command there and its answer back', async () => {
  const door = await openControl(controlPath(folder), echo)
  expect(await askShop(controlPath(folder), ['order', 'remark', 'Grüße\n—'])).toMatchObject({
    ok: true,
    text: 'order remark Grüße\n—',
  })
  await door.close()
  expect(await askShop(controlPath(folder), ['order'])).toBeNull()
})

test.for([
  ['no JSON', 'hello\n'],
  ['JSON of another shape', '{"args":"order list"}\n'],
] as const)('%s is refused and not performed', async ([, bytes]) => {
  echo.mockClear()
  const door = await openControl(controlPath(folder), echo)
  expect(JSON.parse(await said(controlPath(folder), bytes))).toEqual({
    ok: false,
    message: 'The shop could not read the command.',
  })
  expect(echo).not.toHaveBeenCalled()
  await door.close()
})

test('an endless line is cut off', async () => {
  const door = await openControl(controlPath(folder), echo)
  expect(await said(controlPath(folder), 'x'.repeat(200_000)).catch(() => '')).toBe('')
  await door.close()
})

test('closing waits for the command under way and its answer', async () => {
  const slow = Promise.withResolvers<Answer>()
  const begun = Promise.withResolvers<void>()
  const door = await openControl(controlPath(folder), () => {
    begun.resolve()
    return slow.promise
  })
  const idle = connect(controlPath(folder))
  await once(idle, 'connect')
  const asked = askShop(controlPath(folder), ['check'])
  await begun.promise
  const closed = door.close()
  slow.resolve({ ok: false, message: 'late' })
  expect(await asked).toEqual({ ok: false, message: 'late' })
  await closed
})

test('a shop that dies in the middle is told from one that does not run', async () => {
  const door = await openControl(controlPath(folder), () => Promise.reject(new Error('died')))
  await expect(askShop(controlPath(folder), ['check'])).rejects.toThrow('look whether the command was done')
  await door.close()
})

test('a second shop does not take the door of a living one', async () => {
  const door = await openControl(controlPath(folder), echo)
  await expect(openControl(controlPath(folder), echo)).rejects.toThrow('Another shop listens')
  expect(await askShop(controlPath(folder), ['still', 'here'])).toMatchObject({ text: 'still here' })
  await door.close()
})

test('a folder with a long name has its socket below /tmp, in a folder for this user alone', async () => {
  const long = join(folder, 'x'.repeat(120))
  const path = controlPath(long, 'linux')
  expect(path).toMatch(/^\/tmp\/partgate-[0-9a-f]{16}\/control\.sock$/)
  expect(controlPath(long, 'win32')).toMatch(/^\\\\\.\\pipe\\partgate-[0-9a-f]{16}$/)
  const door = await openControl(path, echo)
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
  expect(await askShop(path, ['far'])).toMatchObject({ text: 'far' })
  await door.close()
  expect(existsSync(path)).toBe(false)
  rmSync(dirname(path), { recursive: true })
})

test('a file that is no socket is not asked, and gives way', async () => {
  writeFileSync(controlPath(folder), '')
  expect(await askShop(controlPath(folder), ['order'])).toBeNull()
  const door = await openControl(controlPath(folder), echo)
  expect(await askShop(controlPath(folder), ['order'])).toMatchObject({ text: 'order' })
  await door.close()
})
