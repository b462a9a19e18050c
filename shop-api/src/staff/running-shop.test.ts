import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@partgate/schema/testing/free-port.ts'
import { openPglite } from '#db/pglite.ts'
import { migratedSnapshot } from '../../testing/db-snapshot.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { partNamed } from '../../testing/small-parts.ts'
import { controlPath } from './control-path.ts'

const src = join(import.meta.dirname, '..')
/** Saves a third of the processor time of each start. */
const NODE_COMPILE_CACHE = join(src, '../../node_modules/.cache/node')
const goodsId = partNamed('NE555P').id * 10

const sellingFolder = async (dataDir: string) => {
  const db = await openPglite(join(dataDir, 'db'), await migratedSnapshot())
  await fillSmallCatalogue(db)
  await db.exec(`
    insert into rfqs (rfq_no, email, lang, contact_name, company_name, telephone, country, comment)
      values ('Q-7K3M9-X2Q4T', 'ada@example.com', 'en', 'Ada', '', '', '', '');
    insert into uploads (file_hash, file_name, content, rfq_id) values ('', 'list.csv', repeat('LM358DR,5;', 20)::bytea, 1)`)
  await db.query("insert into meta (key, value) values ('catalogue', '{}')")
  await db.close()
}

const started: ChildProcess[] = []
const node = (script: string, args: string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(src, script), ...args], {
    env: { NODE_ENV: 'production', DATABASE_URL: '', NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

let dataDir: string
let ports: { SHOP_API_PORT: string; PAYPAL_SIMULATOR_PORT: string }
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'partgate-staff-'))
  ports = { SHOP_API_PORT: `${await findFreePort()}`, PAYPAL_SIMULATOR_PORT: `${await findFreePort()}` }
  await sellingFolder(dataDir)
})
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const startShop = async () => {
  const child = node('main.ts', [], { DATA_DIR: dataDir, ...ports })
  const lines: string[] = []
  const stderr = text(child.stderr)
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line.includes('staff commands are accepted')) break
  }
  if (child.exitCode !== null) throw new Error(`The shop has ended: ${lines.join('\n')} ${await stderr}`)
  child.stdout.resume()
  return { child, lines }
}

/** The first test starts this shop, and the next tests use it. */
let running: ChildProcess | undefined

const shopCommand = async (...args: string[]) => {
  const child = node('staff/main.ts', args, { DATA_DIR: dataDir })
  const [out, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out: out.trim(), stderr: stderr.trim(), code: code as number }
}

test('the staff command line works with a running shop, after it was killed, and with its successor', async () => {
  const first = await startShop()
  expect(first.lines.join('\n')).toContain('not against a power cut')
  expect(await shopCommand('stock', 'set', String(goodsId), '77')).toEqual({
    out: `Goods ${goodsId}: 1205 → 77 pieces.`,
    stderr: '',
    code: 0,
  })
  expect(statSync(controlPath(dataDir)).mode & 0o777).toBe(0o600)

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect(existsSync(controlPath(dataDir))).toBe(true)
  expect((await shopCommand('stock', 'set', String(goodsId), '78')).out).toBe(`Goods ${goodsId}: 77 → 78 pieces.`)

  running = (await startShop()).child
  expect((await shopCommand('stock', 'set', String(goodsId), '79')).out).toBe(`Goods ${goodsId}: 78 → 79 pieces.`)
})

test('two shops at once: the second is refused the folder, and commands still reach the first', async () => {
  const secondShop = node('main.ts', [], { DATA_DIR: dataDir, ...ports, SHOP_API_PORT: `${await findFreePort()}` })
  expect(await text(secondShop.stderr)).toContain(`in use by process ${running?.pid}`)
  expect((await shopCommand('mail', 'list')).out).toBe('No mail has been written yet.')
})

test('the file of a request is written once, by the command line', async () => {
  const path = join(dataDir, 'written.csv')
  expect(await shopCommand('rfq', 'file', 'Q-7K3M9-X2Q4T', path)).toMatchObject({ stderr: '', code: 0 })
  expect(readFileSync(path, 'utf8')).toBe('LM358DR,5;'.repeat(20))
  expect(await shopCommand('rfq', 'file', 'Q-7K3M9-X2Q4T', path)).toEqual({
    out: '',
    stderr: `${path} exists already; name a new file.`,
    code: 1,
  })
})

test('prints its help, and JSON for machines', async () => {
  const { out, code } = await shopCommand('help')
  for (const name of ['order confirm <order>', 'rfq show <request>', 'stock set <goods_id> <pieces>', 'check'])
    expect(out).toContain(`  ${name}`)
  expect(code).toBe(0)
  expect(await shopCommand('order', 'list', '--json')).toEqual({ out: '[]', stderr: '', code: 0 })
})

test.for([
  [['mail', 'retry', '4'], 'Mail 4 has not failed.'],
  [['stock', 'set', '4'], 'pieces is missing. Usage: stock set <goods_id> <pieces>'],
  [['stock', 'sell', '4'], 'There is no command "stock sell"; there is "stock set".'],
] as const)('%s is refused in one sentence, with exit code 1', async ([args, stderr]) => {
  expect(await shopCommand(...args)).toEqual({ out: '', stderr, code: 1 })
})

test('a shop that is stopped ends without an error and removes its control socket', async () => {
  if (!running) throw new Error('No shop is running')
  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([0, null])
  expect(existsSync(controlPath(dataDir))).toBe(false)
})

test('a folder without a shop is left unchanged', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'partgate-staff-'))
  const child = node('staff/main.ts', ['mail', 'list'], { DATA_DIR: empty })
  expect(await text(child.stderr)).toBe(`There is no shop in ${empty} yet; run "npm start" first, or set DATA_DIR.\n`)
  expect(existsSync(join(empty, 'db'))).toBe(false)
  rmSync(empty, { recursive: true })
})
