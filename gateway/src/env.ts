import { z } from 'zod'
import { hasSecureCookies } from '@partgate/schema/cookies.ts'
import { parseNetworks } from '@partgate/schema/client-address.ts'
import { parseApiKeys, readApiKeys } from './api-keys/api-keys-file.ts'
import { logLevels } from './log.ts'
import { toFreeForm } from './plugins/trusted/decision.ts'
import { readManifests } from './plugins/trusted/manifest.ts'

export class SettingsError extends Error {
  override name = 'SettingsError'
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65_535))
const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))
const origins = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(webAddress.transform(({ origin }) => origin)))

const webAddresses = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(z.array(webAddress.transform(({ href }) => href)))

const networks = z.string().transform((text, context) => {
  try {
    return parseNetworks(text)
  } catch {
    context.addIssue('unreadable')
    return z.NEVER
  }
})
const points = z
  .string()
  .regex(/^\d{4,9}$/)
  .transform(Number)
  .pipe(z.int().min(1_000))

const redisAddress = z.url({ protocol: /^rediss?$/ })
const secret = z.string().min(16)
const headerSecret = z.string().regex(/^[\x21-\x7e]{16,}$/)

const parseWith = <T>(parse: (text: string) => T | null) =>
  z.string().transform((text, context) => {
    const value = parse(text)
    if (value === null) context.addIssue('unreadable')
    return value ?? z.NEVER
  })

const apiKeys = parseWith((text) => parseApiKeys(text.split(',')))
const manifests = parseWith((text) => readManifests(text.split(',')))

const allowedValues = {
  GATEWAY_PORT: 'a port number from 1 to 65535',
  SHOP_API_URL: 'an http or https address',
  SITE_URL: 'an http or https address',
  ALLOWED_ORIGINS: 'http or https addresses, separated by commas',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  GRAPHIQL: '"on" or "off"',
  INTROSPECTION: '"on" or "off"',
  PUBLIC_CACHE: '"on" or "off"',
  TRUSTED_PROXIES: 'IP addresses or networks separated by commas',
  RATE_LIMIT: 'a number of points from 1000 to 999999999',
  FREE_FORM: '"on" or "off"',
  TRUSTED_DOCUMENTS: 'files of trusted documents like schema/trusted-documents.json, separated by commas',
  API_KEYS:
    'keys separated by commas, each name:hash or name:hash:points with 1000 or more points per minute; `npm run gateway-key -- name` creates one',
  API_KEYS_FILE: 'a file with a line for each key, as `npm run gateway-key -- name` prints it',
  REDIS_URL: 'a redis or rediss address',
  PURGE_TOKEN: 'at least 16 characters long',
  STOREFRONT_PURGE_URLS: 'http or https addresses, separated by commas',
  METRICS_TOKEN: 'at least 16 characters long',
  GATEWAY_TOKEN: 'at least 16 ASCII characters without spaces',
  NODE_ENV: 'a word',
}

const schema = z.object({
  GATEWAY_PORT: port.prefault('4000'),
  SHOP_API_URL: webAddress.prefault('http://127.0.0.1:5000'),
  SITE_URL: webAddress.prefault('http://localhost:3000'),
  ALLOWED_ORIGINS: origins.default([]),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  GRAPHIQL: z.enum(['on', 'off']).optional(),
  INTROSPECTION: z.enum(['on', 'off']).optional(),
  PUBLIC_CACHE: z.enum(['on', 'off']).default('on'),
  TRUSTED_PROXIES: networks.prefault('127.0.0.0/8,::1'),
  RATE_LIMIT: points.prefault('60000'),
  FREE_FORM: z.enum(['on', 'off']).optional(),
  TRUSTED_DOCUMENTS: manifests.default(new Map()),
  API_KEYS: apiKeys.default([]),
  API_KEYS_FILE: parseWith(readApiKeys).default([]),
  REDIS_URL: redisAddress.optional(),
  PURGE_TOKEN: secret.optional(),
  STOREFRONT_PURGE_URLS: webAddresses.default([]),
  METRICS_TOKEN: secret.optional(),
  GATEWAY_TOKEN: headerSecret.optional(),
  NODE_ENV: z.string().default('development'),
})

/** Error messages do not repeat these values. */
const secrets = ['API_KEYS', 'REDIS_URL', 'PURGE_TOKEN', 'METRICS_TOKEN', 'GATEWAY_TOKEN']

/** Any of these settings turns tracing on; the OpenTelemetry SDK reads them. */
const telemetrySettings = [
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_CONFIG_FILE',
]

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** All names of the loopback host are equivalent. */
const listOrigins = ({ protocol, hostname, port: number, origin }: URL) =>
  loopbackHosts.includes(hostname)
    ? loopbackHosts.map((host) => `${protocol}//${host}${number && `:${number}`}`)
    : [origin]

export const readSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const nonEmptyVariables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(nonEmptyVariables)
  if (!data) {
    const name = schema.keyof().parse(error.issues[0]?.path[0])
    const actualValue = secrets.includes(name) ? '' : `, not "${environment[name]}"`
    throw new SettingsError(`${name} must be ${allowedValues[name]}${actualValue}.`)
  }
  const isProduction = data.NODE_ENV === 'production'
  const graphiql = data.GRAPHIQL ? data.GRAPHIQL === 'on' : !isProduction
  const graphiqlOrigins = graphiql ? listOrigins(new URL(`http://localhost:${data.GATEWAY_PORT}`)) : []
  return {
    port: data.GATEWAY_PORT,
    shopApiUrl: data.SHOP_API_URL.href,
    siteUrl: data.SITE_URL.href.replace(/\/+$/, ''),
    isSecure: hasSecureCookies(data.SITE_URL),
    cookieOrigins: [...listOrigins(data.SITE_URL), ...graphiqlOrigins, ...data.ALLOWED_ORIGINS],
    corsOrigins: data.ALLOWED_ORIGINS,
    logLevel: data.LOG_LEVEL,
    graphiql,
    shouldCachePublic: data.PUBLIC_CACHE === 'on',
    introspection: data.INTROSPECTION ? data.INTROSPECTION === 'on' : graphiql,
    trustedProxies: data.TRUSTED_PROXIES,
    rateLimit: data.RATE_LIMIT,
    freeForm: toFreeForm({ setting: data.FREE_FORM, isProduction, graphiql }),
    trustedDocuments: data.TRUSTED_DOCUMENTS,
    apiKeys: [...data.API_KEYS, ...data.API_KEYS_FILE],
    redisUrl: data.REDIS_URL,
    purgeToken: data.PURGE_TOKEN,
    storefronts: data.STOREFRONT_PURGE_URLS,
    metricsToken: data.METRICS_TOKEN,
    gatewayToken: data.GATEWAY_TOKEN,
    telemetryName: telemetrySettings.some((name) => nonEmptyVariables[name])
      ? (nonEmptyVariables['OTEL_SERVICE_NAME'] ?? 'partgate-gateway')
      : null,
  }
}
