import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Limits, listen } from './listen.ts'

const app = new Hono()
  .get('/', (c) => c.text('well'))
  .post('/', async (c) => c.text(`${(await c.req.text()).length}`))
  .onError((_, c) => c.text('cut', 500))

let server: Server | undefined
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const open = async (limits: Partial<Limits>) => {
  server = await listen(app, '127.0.0.1', 0, { limits })
  return (server.address() as AddressInfo).port
}

const caller = (port: number, words = '') => {
  const socket = connect(port, '127.0.0.1')
  if (words) socket.write(words)
  sockets.push(socket)
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  socket.on('error', () => undefined)
  const cut = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  return { socket, cut }
}

const dribble = ({ socket, cut }: ReturnType<typeof caller>, drop: string) => {
  const timer = setInterval(() => socket.write(drop), 10)
  return cut.finally(() => clearInterval(timer))
}

const get = (port: number) => fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } })
const keepAlive = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'
const responded = ({ socket }: ReturnType<typeof caller>) => once(socket, 'data')

describe('a slow caller', () => {
  const quick = { headersMs: 300, requestMs: 500, keepAliveMs: 300, lookEveryMs: 20 }

  it('is disconnected in the headers, in the body, or silent, while others are served', async () => {
    const port = await open({ ...quick, connections: 40 })
    const inHeaders = Array.from({ length: 10 }, () => caller(port, 'GET / HTTP/1.1\r\n'))
    const inBody = Array.from({ length: 10 }, () =>
      caller(port, 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 999\r\n\r\n'),
    )
    const silent = Array.from({ length: 10 }, () => caller(port))
    const ends = [
      ...inHeaders.map((slow) => dribble(slow, 'X-Slow: 1\r\n')),
      ...inBody.map((slow) => dribble(slow, 'x')),
      ...silent.map(({ cut }) => cut),
    ]
    expect(await (await get(port)).text()).toBe('well')
    for (const end of await Promise.all(ends)) expect(end).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(await (await get(port)).text()).toBe('well')
  })

  it('is disconnected when idle after a response', async () => {
    const idle = caller(await open(quick), keepAlive)
    expect(await idle.cut).toMatch(/^HTTP\/1\.1 200 OK/)
  })
})

describe('connections', () => {
  it('above the limit are refused until one ends; open ones continue', async () => {
    const port = await open({ connections: 3 })
    const [first, second, third] = [caller(port, keepAlive), caller(port, keepAlive), caller(port, keepAlive)]
    await Promise.all([first, second, third].map(responded))
    const refused = Array.from({ length: 20 }, () => caller(port, keepAlive))
    expect(new Set(await Promise.all(refused.map(({ cut }) => cut)))).toEqual(new Set(['']))

    const again = responded(second)
    second.socket.write(keepAlive)
    await again
    first.socket.end()
    await vi.waitFor(async () => expect(await (await get(port)).text()).toBe('well'), { timeout: 60_000 })
  })

  it.runIf(process.platform !== 'win32')('without free file descriptors are lost, and no others', async () => {
    const program = `
        import { Hono } from 'hono'
        import { listen } from '${new URL('./listen.ts', import.meta.url).href}'
        const app = new Hono().get('/', (c) => c.text('well'))
        const server = await listen(app, '127.0.0.1', 0, { limits: { connections: 100_000 } })
        console.log(server.address().port)`
    const child = spawn(
      'sh',
      ['-c', 'ulimit -n 60 && exec "$0" --input-type=module -e "$1"', process.execPath, program],
      { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const ended = once(child, 'exit').then(([code]) => `The process ended with ${code}`)
    try {
      const port = Number(await Promise.race([once(child.stdout, 'data').then(String), ended]))
      const held = caller(port, keepAlive)
      await responded(held)
      const crowd = Array.from({ length: 100 }, () => caller(port))
      expect(await Promise.race([ended, ...crowd.map(({ cut }) => cut)])).toBe('')
      const again = responded(held)
      held.socket.write(keepAlive)
      expect(await Promise.race([ended, again.then(() => 'answered')])).toBe('answered')
      for (const { socket } of crowd) socket.destroy()
      await vi.waitFor(async () => expect(await (await get(port)).text()).toBe('well'), { timeout: 60_000 })
    } finally {
      child.kill('SIGKILL')
      await ended
    }
  })
})

it('a port in use is reported in one sentence with a remedy', async () => {
  const port = await open({})
  await expect(listen(app, '127.0.0.1', port)).rejects.toThrow(
    `127.0.0.1:${port} is in use; set SHOP_API_PORT or SHOP_API_HOST to another.`,
  )
})
