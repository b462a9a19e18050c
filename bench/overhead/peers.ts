import { fileURLToPath } from 'node:url'
import { installPackages } from '../install-packages.ts'
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

export const installPeers = async (signal?: AbortSignal): Promise<Peer[]> => {
  console.log('Installing the peer servers into a temporary folder; the first time takes minutes …')
  const wanted = [
    { packages: handWritten, name: 'mercurius-jit 16.10', file: 'mercurius-jit.mjs' },
    { packages: handWritten, name: 'Apollo Server 5.5', file: 'apollo-server.mjs' },
    { packages: fromOpenApi, name: 'Hive Gateway (runtime 2.12)', file: 'hive-gateway.mjs', queries: hiveQueries },
  ]
  const peers: Peer[] = []
  for (const { packages, ...peer } of wanted) {
    const folder = await installPackages(packages, sources, signal)
    if (folder) peers.push({ ...peer, folder })
    else console.log(`${peer.name} could not be installed and is left out.`)
  }
  return peers
}
