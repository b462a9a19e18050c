import { bodyLimit } from 'hono/body-limit'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Logger } from 'pino'
import { type MessageKey, translatorOf } from '#i18n/translator.ts'
import { type App, langOf, type Request, sendEnvelope } from './context.ts'
import { failureEnvelope, failureOf, httpStatus } from './envelope.ts'
import { type Failure, failure } from './failure.ts'
import { readOn } from './read-on.ts'

const maxBodyBytes = 1_000_000
/** A file of 2 MB and what the form puts around it. */
const maxFormBytes = 2 * 1024 * 1024 + 16_384

const sendFailure = (c: Request, refusal: Failure, status = httpStatus(refusal.code)) => {
  if (status === 503) c.header('Retry-After', '5')
  return sendEnvelope(c, failureEnvelope(refusal, translatorOf(langOf(c))), status)
}

/** Turns whatever goes wrong into the envelope: failures as they are, anything else logged and told without detail. */
export const answerFailures = (app: App, log: Logger) => {
  const limited = (maxSize: number, messageKey: MessageKey) =>
    bodyLimit({
      maxSize,
      onError: async (c: Request) => {
        await readOn(c)
        return sendFailure(c, failure('invalidRequest', { messageKey }), 413)
      },
    })
  const uploads = Object.values(contract).flatMap((domain) =>
    Object.values<Endpoint>(domain).flatMap(({ path, upload }) => (upload ? [path] : [])),
  )
  const [json, form] = [limited(maxBodyBytes, 'failures.tooLarge'), limited(maxFormBytes, 'failures.fileTooLarge')]
  app.use((c, next) => (uploads.includes(c.req.path) ? form : json)(c, next))
  app.notFound((c) => sendFailure(c, failure('notFound', { messageKey: 'failures.unknownCall' }), 404))
  app.onError((error, c) => {
    const refusal = failureOf(error)
    if (refusal !== error) log.error({ requestId: c.get('requestId'), err: error }, 'failed')
    return sendFailure(c, refusal)
  })
}
