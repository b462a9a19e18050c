import { z } from 'zod'
import { hasSecureCookies } from '@partgate/schema/cookies.ts'
import {
  baseUrl,
  connections,
  httpUrl,
  logLevel,
  onOff,
  parsedBy,
  parseSettings,
  port,
  secret,
  trustedProxies,
  wholeNumber,
} from '@partgate/schema/settings.ts'
import { parseApiKeys, readApiKeys } from './api-keys/api-keys-file.ts'
import { toFreeForm } from './plugins/trusted/decision.ts'
import { readManifests } from './plugins/trusted/manifest.ts'

export class SettingsError extends Error {
  override name = 'SettingsError'
}

const httpUrls = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(httpUrl('http or https addresses, separated by commas')))

const schema = z.object({
  GATEWAY_PORT: port(4000),
  /** Up to 500 of them are streams, which stay open. */
  MAX_CONNECTIONS: connections(2000),
  SHOP_API_URL: httpUrl().prefault('http://127.0.0.1:5000'),
  SITE_URL: baseUrl().default('http://localhost:3000'),
  ALLOWED_ORIGINS: httpUrls.transform((urls) => urls.map((url) => new URL(url).origin)).default([]),
  LOG_LEVEL: logLevel,
  GRAPHIQL: onOff.optional(),
  INTROSPECTION: onOff.optional(),
  PUBLIC_CACHE: onOff.default(true),
  TRUSTED_PROXIES: trustedProxies,
  RATE_LIMIT: wholeNumber('a number of points', 1000, 999_999_999).default(60_000),
  FREE_FORM: onOff.optional(),
  TRUSTED_DOCUMENTS: parsedBy(
    (text) => readManifests(text.split(',')),
    'files of trusted documents like schema/trusted-documents.json, separated by commas',
  ).default(new Map()),
  API_KEYS: parsedBy(
    (text) => parseApiKeys(text.split(',')),
    'keys separated by commas, each name:hash or name:hash:points with 1000 or more points per minute; `npm run gateway-key -- name` creates one',
  ).default([]),
  API_KEYS_FILE: parsedBy(
    readApiKeys,
    'a file with a line for each key, as `npm run gateway-key -- name` prints it',
  ).default([]),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a redis or rediss address' }).optional(),
  PURGE_TOKEN: secret.optional(),
  STOREFRONT_PURGE_URLS: httpUrls.default([]),
  METRICS_TOKEN: secret.optional(),
  GATEWAY_TOKEN: secret.optional(),
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
const listOrigins = (url: URL) =>
  loopbackHosts.includes(url.hostname)
    ? loopbackHosts.map((host) => `${url.protocol}//${host}${url.port && `:${url.port}`}`)
    : [url.origin]

export const readSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const { data, message } = parseSettings(schema, environment, secrets)
  if (!data) throw new SettingsError(message)
  const isProduction = data.NODE_ENV === 'production'
  const graphiql = data.GRAPHIQL ?? !isProduction
  const graphiqlOrigins = graphiql ? listOrigins(new URL(`http://localhost:${data.GATEWAY_PORT}`)) : []
  const site = new URL(data.SITE_URL)
  return {
    port: data.GATEWAY_PORT,
    maxConnections: data.MAX_CONNECTIONS,
    shopApiUrl: data.SHOP_API_URL,
    siteUrl: data.SITE_URL,
    isSecure: hasSecureCookies(site),
    cookieOrigins: [...listOrigins(site), ...graphiqlOrigins, ...data.ALLOWED_ORIGINS],
    corsOrigins: data.ALLOWED_ORIGINS,
    logLevel: data.LOG_LEVEL,
    graphiql,
    shouldCachePublic: data.PUBLIC_CACHE,
    introspection: data.INTROSPECTION ?? graphiql,
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
    telemetryName: telemetrySettings.some((name) => environment[name])
      ? environment['OTEL_SERVICE_NAME'] || 'partgate-gateway'
      : null,
  }
}
