import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GatewayContext } from './context.ts'
import { createStreams, liveResolvers } from './live/index.ts'
import { resolvers } from './resolvers.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('@partgate/schema/package.json')), 'graphql')

export const loadSchema = (streams = createStreams()) =>
  makeExecutableSchema<GatewayContext>({
    typeDefs: readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
    resolvers: [...resolvers, liveResolvers(streams)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
