import { z } from 'zod'

const address = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .prefault(fallback)

const schema = z.object({
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  GATEWAY_URL: address('http://localhost:4000'),
  /** Origin of canonical URLs. */
  SITE_URL: address('http://localhost:3000'),
  /** Bearer token for purges; without it purges are off. */
  PURGE_TOKEN: z.string().min(16).optional(),
  NODE_ENV: z.string().default('production'),
})

const wanted: Record<string, string> = {
  WEB_PORT: 'a port number from 1 to 65535',
  PURGE_TOKEN: 'at least 16 characters long',
}
const secrets = ['PURGE_TOKEN']

const readEnv = () => {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0])
  const not = secrets.includes(name) ? '' : `, not "${given[name]}"`
  console.error(`${name} must be ${wanted[name] ?? 'an http or https address'}${not}.`)
  return process.exit(1)
}

export const env = readEnv()
