import { z } from 'zod'
import {
  baseUrl,
  connections,
  parseSettings,
  port,
  secret,
  trustedProxies,
  wholeNumber,
} from '@partgate/schema/settings.ts'

const schema = z.object({
  WEB_PORT: port(3000),
  /** The gateway holds up to 500 of them open as streams. */
  MAX_CONNECTIONS: connections(2000),
  GATEWAY_URL: baseUrl().default('http://localhost:4000'),
  /** Origin of canonical URLs. */
  SITE_URL: baseUrl().default('http://localhost:3000'),
  /** Bearer token for purges; without it purges are off. */
  PURGE_TOKEN: secret.optional(),
  /** Pages that are rendered for a visitor in a minute. */
  PAGE_LIMIT: wholeNumber('a number of pages', 60, 999_999).default(600),
  TRUSTED_PROXIES: trustedProxies,
  NODE_ENV: z.string().default('production'),
})

const readEnv = () => {
  const { data, message } = parseSettings(schema, process.env, ['PURGE_TOKEN'])
  if (data) return data
  console.error(message)
  return process.exit(1)
}

export const env = readEnv()
