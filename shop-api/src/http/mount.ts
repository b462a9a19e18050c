import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Queryable } from '#db/database.ts'
import { type MessageKey, type Translator, getTranslator } from '#i18n/translator.ts'
import { type App, readLang, type Request, sendEnvelope } from './context.ts'
import { failure } from './failure.ts'
import type { Route } from './route.ts'
import { validate } from './validate.ts'
import { resolveCaller } from './caller.ts'

/** A repeated key stays a list, which no shape accepts. */
const readQuery = (c: Request): Record<string, unknown> => {
  const given = Object.entries(c.req.queries()).filter(([key]) => key !== 'sequence')
  return Object.fromEntries(given.map(([key, all]) => [key, all.length === 1 ? all[0] : all]))
}

/** A lone surrogate, which only an escape can express, is replaced. */
const loneSurrogate = /\\ud[89a-f]/i
const toWellFormedText = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

const readBody = async (c: Request): Promise<unknown> => {
  if (c.req.method === 'GET') return {}
  const text = await c.req.text()
  if (text === '') return {}
  const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')
  try {
    if (isJson) return JSON.parse(text, loneSurrogate.test(text) ? toWellFormedText : undefined)
  } catch {}
  throw failure('invalidRequest', { messageKey: 'failures.notJson' })
}

/** A repeated part stays a list, which no shape accepts. */
const readForm = async (c: Request): Promise<unknown> => {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('Content-Type') ?? '')) {
    throw failure('invalidRequest', { messageKey: 'failures.notAForm' })
  }
  try {
    return await c.req.parseBody({ all: true })
  } catch {
    throw failure('invalidRequest', { messageKey: 'failures.notAForm' })
  }
}

const shouldBeCurrent = (c: Request) => /\bno-cache\b/i.test(c.req.header(headers.cacheControl) ?? '')

const getDoneMessage = (t: Translator, { domain, name }: Route) => {
  const key = `done.${domain}.${name}` as MessageKey
  return t(t.has(key) ? key : 'done.other')
}

type MountOptions = { db: Queryable; gatewayToken: string | null; checkResponses: boolean }

/** With `checkResponses`, responses are checked against the contract too. */
export const mount = (app: App, table: Route[], { db, gatewayToken, checkResponses }: MountOptions) => {
  for (const route of table) {
    const { endpoint, handler, handlerThatMayLag = handler } = route
    app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const lang = readLang(c)
      if (endpoint.access === 'public') c.header('Vary', headers.lang)
      else c.header('Cache-Control', 'no-store')
      const caller = await resolveCaller(db, { access: endpoint.access, gatewayToken }, (name) => c.req.header(name))
      const response = await (shouldBeCurrent(c) ? handler : handlerThatMayLag)({
        params: validate(endpoint.params, c.req.param()),
        query: validate(endpoint.query, readQuery(c)),
        body: validate(endpoint.body, await (endpoint.upload ? readForm(c) : readBody(c))),
        caller,
        lang,
        address: c.get('address'),
      })
      const data = checkResponses ? endpoint.data.parse(response) : response
      return sendEnvelope(c, { code: codes.ok, message: getDoneMessage(getTranslator(lang), route), data })
    })
  }
}
