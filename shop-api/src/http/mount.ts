import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Queryable } from '#db/database.ts'
import { type MessageKey, type Translator, translatorOf } from '#i18n/translator.ts'
import { type App, langOf, type Request, sendEnvelope } from './context.ts'
import { failure } from './failure.ts'
import type { Route } from './route.ts'
import { validate } from './validate.ts'
import { resolveWho } from './who.ts'

/** Each key once; one that is given twice stays a list, which no shape takes. */
const queryOf = (c: Request): Record<string, unknown> => {
  const given = Object.entries(c.req.queries()).filter(([key]) => key !== 'sequence')
  return Object.fromEntries(given.map(([key, all]) => [key, all.length === 1 ? all[0] : all]))
}

/** Half a character, which only an escape can say: texts that hold one are kept with a sign in its place. */
const halfCharacter = /\\ud[89a-f]/i
const mended = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

const bodyOf = async (c: Request): Promise<unknown> => {
  if (c.req.method === 'GET') return {}
  const text = await c.req.text()
  if (text === '') return {}
  const isJson = /^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')
  try {
    if (isJson) return JSON.parse(text, halfCharacter.test(text) ? mended : undefined)
  } catch {}
  throw failure('invalidRequest', { messageKey: 'failures.notJson' })
}

/** The parts of a form by name; what is given twice stays a list, which no shape takes. */
const formOf = async (c: Request): Promise<unknown> => {
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('Content-Type') ?? '')) {
    throw failure('invalidRequest', { messageKey: 'failures.notAForm' })
  }
  try {
    return await c.req.parseBody({ all: true })
  } catch {
    throw failure('invalidRequest', { messageKey: 'failures.notAForm' })
  }
}

const doneSentence = (t: Translator, { domain, name }: Route) => {
  const key = `done.${domain}.${name}` as MessageKey
  return t(t.has(key) ? key : 'done.other')
}

/** Serves each route: checks the call against its shapes, finds out who asks, and puts the answer into the envelope.
 * With `checkAnswers`, the answer too is held against the contract. */
export const mount = (app: App, table: Route[], { db, checkAnswers }: { db: Queryable; checkAnswers: boolean }) => {
  for (const route of table) {
    const { endpoint, handler } = route
    app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const lang = langOf(c)
      if (endpoint.access === 'public') c.header('Vary', headers.lang)
      else c.header('Cache-Control', 'no-store')
      const who = await resolveWho(db, endpoint.access, (name) => c.req.header(name))
      const answer = await handler({
        params: validate(endpoint.params, c.req.param()),
        query: validate(endpoint.query, queryOf(c)),
        body: validate(endpoint.body, await (endpoint.upload ? formOf(c) : bodyOf(c))),
        who,
        lang,
        address: c.get('address'),
        requestId: c.get('requestId'),
      })
      const data = checkAnswers ? endpoint.data.parse(answer) : answer
      return sendEnvelope(c, { code: codes.ok, message: doneSentence(translatorOf(lang), route), data })
    })
  }
}
