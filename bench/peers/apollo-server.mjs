import { readFileSync } from 'node:fs'
import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { env } from './env.ts'
import { createLoaders } from './loaders.ts'
import { resolvers } from './resolvers.ts'

const typeDefs = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8')
const server = new ApolloServer({ typeDefs, resolvers })
await startStandaloneServer(server, {
  listen: { port: env.port, host: '127.0.0.1' },
  context: async ({ req }) => createLoaders(req.headers.authorization),
})
