import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inherited } from '../../tools/env.ts'
import { runToEnd } from '../../tools/run.ts'
import { hiveQueries } from './hive-queries.ts'

export type Peer = { name: string; folder: string; file: string; queries?: Record<string, string> }

const sources = fileURLToPath(new URL('../peers', import.meta.url))
const graphql = '16.15.0'

const handWritten = {
  dependencies: {
    graphql,
    fastify: '5.12.8',
    mercurius: '16.10.1',
    'graphql-jit': '0.8.9',
    '@apollo/server': '5.5.1',
    undici: '8.12.4',
    dataloader: '2.2.3',
  },
}

const fromOpenApi = {
  dependencies: {
    graphql,
    '@graphql-hive/gateway-runtime': '2.12.1',
    '@graphql-mesh/fusion-composition': '0.11.2',
    '@graphql-mesh/transport-rest': '0.12.2',
    '@omnigraph/openapi': '0.112.4',
  },
  overrides: {
    '@graphql-tools/wrap': '11.2.1',
    '@graphql-tools/delegate': '12.2.1',
    '@graphql-tools/batch-execute': '10.2.0',
  },
}

/** npm's own script, because Windows cannot start npm.cmd without a shell. */
const npm = () => {
  const script = inherited['npm_execpath']
  return script?.endsWith('.js') ? { args: [script] } : { file: 'npm', args: [] }
}

/** A list of versions is installed once and then reused. */
const installed = async (packages: object, signal?: AbortSignal) => {
  const manifest = JSON.stringify({ private: true, type: 'module', ...packages })
  const folder = join(tmpdir(), `partgate-peers-${createHash('sha256').update(manifest).digest('hex').slice(0, 16)}`)
  if (!existsSync(folder)) {
    const making = await mkdtemp(join(tmpdir(), 'partgate-peers-making-'))
    await writeFile(join(making, 'package.json'), manifest)
    const { args, ...file } = npm()
    const install = ['install', '--prefix', making, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    try {
      const run = { name: 'npm install', ...file, args: [...args, ...install], env: inherited, signal }
      const { isOk } = await runToEnd(run)
      if (!isOk) return null
      await rename(making, folder)
    } finally {
      await rm(making, { recursive: true, force: true })
    }
  }
  await cp(sources, folder, { recursive: true })
  return folder
}

export const installPeers = async (signal?: AbortSignal): Promise<Peer[]> => {
  console.log('Installing the peer servers into a temporary folder; the first time takes minutes …')
  const wanted = [
    { packages: handWritten, name: 'mercurius-jit 16.10', file: 'mercurius-jit.mjs' },
    { packages: handWritten, name: 'Apollo Server 5.5', file: 'apollo-server.mjs' },
    { packages: fromOpenApi, name: 'Hive Gateway (runtime 2.12)', file: 'hive-gateway.mjs', queries: hiveQueries },
  ]
  const peers: Peer[] = []
  for (const { packages, ...peer } of wanted) {
    const folder = await installed(packages, signal)
    if (folder) peers.push({ ...peer, folder })
    else console.log(`${peer.name} could not be installed and is left out.`)
  }
  return peers
}
