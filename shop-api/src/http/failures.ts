import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { translatorOf } from '#i18n/translator.ts'
import { type App, langOf, type Request, sendEnvelope } from './context.ts'
import { failureEnvelope, failureOf, httpStatus } from './envelope.ts'
import { type Failure, failure } from './failure.ts'

const maxBodyBytes = 1_000_000

const sendFailure = (c: Request, refusal: Failure, status = httpStatus(refusal.code)) => {
  if (status === 503) c.header('Retry-After', '5')
  return sendEnvelope(c, failureEnvelope(refusal, translatorOf(langOf(c))), status)
}

/** Turns whatever goes wrong into the envelope: failures as they are, anything else logged and told without detail. */
export const answerFailures = (app: App, log: Logger) => {
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c: Request) => sendFailure(c, failure('invalidRequest', { messageKey: 'failures.tooLarge' }), 413),
    }),
  )
  app.notFound((c) => sendFailure(c, failure('notFound', { messageKey: 'failures.unknownCall' }), 404))
  app.onError((error, c) => {
    const refusal = failureOf(error)
    if (refusal !== error) log.error({ requestId: c.get('requestId'), err: error }, 'failed')
    return sendFailure(c, refusal)
  })
}
