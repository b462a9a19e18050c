import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { requestShop } from './control-client.ts'
import { controlPath, sharedParent } from './control-path.ts'
import { openControl } from './control-server.ts'
import type { CommandResponse } from './protocol.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-control-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const echo = vi.fn(async (args: string[]): Promise<CommandResponse> => ({
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

test('carries a command and its response', async () => {
  const control = await openControl(controlPath(folder), echo)
  expect(await requestShop(controlPath(folder), ['order', 'remark', 'Grüße\n—'])).toMatchObject({
    ok: true,
    text: 'order remark Grüße\n—',
  })
  await control.close()
  expect(await requestShop(controlPath(folder), ['order'])).toBeNull()
})

test.for([
  ['no JSON', 'hello\n'],
  ['JSON of another shape', '{"args":"order list"}\n'],
] as const)('%s is refused and not performed', async ([, bytes]) => {
  echo.mockClear()
  const control = await openControl(controlPath(folder), echo)
  expect(JSON.parse(await said(controlPath(folder), bytes))).toEqual({
    ok: false,
    message: 'The shop could not read the command.',
  })
  expect(echo).not.toHaveBeenCalled()
  await control.close()
})

test('an endless line is cut off', async () => {
  const control = await openControl(controlPath(folder), echo)
  expect(await said(controlPath(folder), 'x'.repeat(200_000)).catch(() => '')).toBe('')
  await control.close()
})

test('closing waits for the command in progress and its response', async () => {
  const slow = Promise.withResolvers<CommandResponse>()
  const begun = Promise.withResolvers<void>()
  const control = await openControl(controlPath(folder), () => {
    begun.resolve()
    return slow.promise
  })
  const idle = connect(controlPath(folder))
  await once(idle, 'connect')
  const pending = requestShop(controlPath(folder), ['check'])
  await begun.promise
  const closed = control.close()
  slow.resolve({ ok: false, message: 'late' })
  expect(await pending).toEqual({ ok: false, message: 'late' })
  await closed
})

test('closing does not wait for the client of a finished command that was interrupted', async () => {
  const slow = Promise.withResolvers<CommandResponse>()
  const begun = Promise.withResolvers<void>()
  const control = await openControl(controlPath(folder), ([name]) => {
    if (name !== 'slow') return Promise.resolve({ ok: false, message: 'quick' })
    begun.resolve()
    return slow.promise
  })
  const socket = connect(controlPath(folder))
  await once(socket, 'connect')
  socket.write('{"args":["slow"]}\n')
  await begun.promise
  socket.destroy()
  // The server has read the end of the first connection before it responds to the second one.
  await requestShop(controlPath(folder), ['check'])
  slow.resolve({ ok: false, message: 'late' })
  await control.close()
})

test('a shop that dies meanwhile is distinguished from one that does not run', async () => {
  const control = await openControl(controlPath(folder), () => Promise.reject(new Error('died')))
  await expect(requestShop(controlPath(folder), ['check'])).rejects.toThrow('check whether the command took effect')
  await control.close()
})

test('a second shop does not take the socket of a running one', async () => {
  const control = await openControl(controlPath(folder), echo)
  await expect(openControl(controlPath(folder), echo)).rejects.toThrow('Another shop listens')
  expect(await requestShop(controlPath(folder), ['still', 'here'])).toMatchObject({ text: 'still here' })
  await control.close()
})

test('a folder with a long name has its socket below /tmp, in a folder for this user alone', async () => {
  const long = join(folder, 'x'.repeat(120))
  const path = controlPath(long, 'linux')
  expect(path).toMatch(/^\/tmp\/partgate-[0-9a-f]{16}\/shop\.sock$/)
  expect(sharedParent(path)).toBe(dirname(path))
  expect(controlPath(long, 'win32')).toMatch(/^\\\\\.\\pipe\\partgate-[0-9a-f]{16}$/)
  const control = await openControl(path, echo)
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
  expect(await requestShop(path, ['far'])).toMatchObject({ text: 'far' })
  await control.close()
  expect(existsSync(path)).toBe(false)
  rmSync(dirname(path), { recursive: true })
})

test.each(['/tmp/partgate-clone/.data', '/tmp/partgate-0123456789abcdef', '/tmp/partgate-0123456789abcdef/.data'])(
  'a data folder at %s is not one that others write beside',
  (dataDir) => {
    expect(controlPath(dataDir, 'linux')).toBe(join(dataDir, 'control.sock'))
    expect(sharedParent(controlPath(dataDir, 'linux'))).toBeNull()
  },
)

test('a shop in a readable folder below /tmp/partgate-… listens there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'partgate-clone-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  chmodSync(dataDir, 0o755)
  const control = await openControl(controlPath(dataDir), echo)
  expect(await requestShop(controlPath(dataDir), ['order', 'list'])).toMatchObject({ text: 'order list' })
  await control.close()
})

test('a file that is no socket is replaced', async () => {
  writeFileSync(controlPath(folder), '')
  expect(await requestShop(controlPath(folder), ['order'])).toBeNull()
  const control = await openControl(controlPath(folder), echo)
  expect(await requestShop(controlPath(folder), ['order'])).toMatchObject({ text: 'order' })
  await control.close()
})
