import { z } from 'zod'

const address = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .prefault(fallback)

const schema = z.object({
  /** Where the gateway listens, seen from this server. */
  GATEWAY_URL: address('http://localhost:4000'),
  /** What visitors type: the origin of canonical addresses. */
  SITE_URL: address('http://localhost:3000'),
})

const readEnv = () => {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  console.error(`${name} must be an http or https address, not "${given[name]}".`)
  return process.exit(1)
}

export const env = readEnv()
