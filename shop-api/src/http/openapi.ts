import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Access, Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import { locales } from '@partgate/schema/locales.ts'
import { z } from 'zod'
import * as account from '@partgate/schema/shop-api/account.ts'
import * as cart from '@partgate/schema/shop-api/cart.ts'
import * as catalogue from '@partgate/schema/shop-api/catalogue.ts'
import * as envelope from '@partgate/schema/shop-api/envelope.ts'
import * as site from '@partgate/schema/shop-api/site.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const place = (id: string) => `#/components/schemas/${id}`
const isShape = (value: unknown): value is z.ZodType => value instanceof z.ZodObject

const plain = ({ $schema: _schema, $id: _id, ...schema }: JsonSchema): JsonSchema => schema

/** Shapes that the contract exports have their name there, so that schemas can refer to each other. */
const nameResponses = (responses: Record<string, z.ZodType>) => {
  const registry = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries({ ...account, ...cart, ...catalogue, ...envelope, ...site })) {
    if (isShape(shape)) registry.add(shape, { id })
  }
  const toRef = (shape: z.ZodType, name: string) => {
    if (!registry.has(shape)) registry.add(shape, { id: name })
    return { $ref: place(registry.get(shape)?.id ?? name) }
  }
  const refs = Object.fromEntries(Object.entries(responses).map(([name, shape]) => [name, toRef(shape, name)]))
  const { schemas } = z.toJSONSchema(registry, { uri: place, io: 'output' })
  return { refs, schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)])) }
}

const inputSchema = (shape: z.ZodType): JsonSchema => plain(z.toJSONSchema(shape, { io: 'input' }))

const security: Record<Access, Record<string, []>[]> = {
  public: [],
  visitor: [{}, { bearer: [] }, { cartToken: [] }, { orderToken: [] }],
  member: [{ bearer: [] }],
}

const shared = {
  lang: {
    name: headers.lang,
    in: 'header',
    description: 'Language of sentences and texts; English for an unknown one',
    schema: { type: 'string', enum: locales.map(({ code }) => code), default: 'en' },
  },
  sequence: {
    name: 'sequence',
    in: 'query',
    description: 'A timestamp plus random digits; says nothing, keeps caches away',
    schema: { type: 'string' },
  },
}

const failureSchema = {
  type: 'object',
  description: `Any code but ${codes.ok}: ${Object.entries(codes)
    .map(([name, code]) => `${code} ${name}`)
    .join(', ')}`,
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', not: { const: codes.ok } },
    message: { type: 'string' },
    data: { $ref: '#/components/schemas/failureData' },
  },
}

const successSchema = (data: JsonSchema) => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: codes.ok }, message: { type: 'string' }, data },
})

const json = (schema: object) => ({ 'application/json': { schema } })
const form = (schema: object) => ({ 'multipart/form-data': { schema } })

const toParameters = (place: 'path' | 'query', shape: z.ZodType) => {
  const { properties = {}, required = [] } = inputSchema(shape)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

const toOperation = (domain: string, name: string, endpoint: Endpoint, data: JsonSchema) => {
  const body = inputSchema(endpoint.body)
  const hasBody = Object.keys(body.properties ?? {}).length > 0
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: [
      ...toParameters('path', endpoint.params),
      ...toParameters('query', endpoint.query),
      ...Object.keys(shared).map((key) => ({ $ref: `#/components/parameters/${key}` })),
    ],
    ...(hasBody ? { requestBody: { required: true, content: (endpoint.upload ? form : json)(body) } } : {}),
    responses: {
      200: {
        description: 'The response, or a refusal by its code',
        content: json({ anyOf: [successSchema(data), { $ref: '#/components/schemas/failure' }] }),
      },
      '5XX': {
        description: "The shop's own trouble; 503 may be tried again after Retry-After seconds",
        content: json({ $ref: '#/components/schemas/failure' }),
      },
    },
  }
}

export const toOpenApi = () => {
  const operations = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ domain, name, endpoint })),
  )
  const { refs, schemas } = nameResponses(
    Object.fromEntries(operations.map(({ domain, name, endpoint }) => [`${domain}.${name}`, endpoint.data])),
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const { domain, name, endpoint } of operations) {
    const operation = toOperation(domain, name, endpoint, refs[`${domain}.${name}`] ?? {})
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Partgate shop API',
      version: '1',
      description: 'Every response is an envelope of code, message and data.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      parameters: shared,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in returns' },
        cartToken: { type: 'apiKey', in: 'header', name: headers.cartToken, description: "A guest cart's secret" },
        orderToken: {
          type: 'apiKey',
          in: 'header',
          name: headers.orderToken,
          description: "A guest's secret for an order",
        },
      },
      schemas: { ...schemas, failure: failureSchema },
    },
  }
}
