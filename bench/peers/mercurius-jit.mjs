import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { env } from './env.ts'
import { createLoaders } from './loaders.ts'
import { resolvers } from './resolvers.ts'

const app = fastify()
await app.register(mercurius, {
  schema: readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'),
  resolvers,
  jit: 1,
  context: ({ headers }) => createLoaders(headers.authorization),
})
await app.listen({ port: env.port, host: '127.0.0.1' })
