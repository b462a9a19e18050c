import { bodyLimit } from 'hono/body-limit'
import { maxPartsListBytes, maxPartsListRowsBytes } from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Logger } from 'pino'
import { getTranslator } from '#i18n/translator.ts'
import { type App, readLang, type Request, sendEnvelope } from './context.ts'
import { failureEnvelope, toFailure, httpStatus } from './envelope.ts'
import { type Failure, failure } from './failure.ts'

const maxBytes = 16 * 1024 * 1024

/** Reads the rest of a body that is refused for its size, so that the connection stays usable; an endless body closes it. */
const drainBody = async (c: Request): Promise<void> => {
  let left = maxBytes
  try {
    for await (const piece of c.req.raw.body?.values({ preventCancel: true }) ?? []) {
      left -= piece.length
      if (left < 0) break
    }
  } catch {
    left = -1
  }
  if (left < 0) c.header('Connection', 'close')
}

const maxBodyBytes = 1_000_000
/** A file and the overhead of its form. */
const maxFormBytes = maxPartsListBytes + 16_384

const sendFailure = (c: Request, refusal: Failure, status = httpStatus(refusal.code)) => {
  if (status === 503) c.header('Retry-After', '5')
  return sendEnvelope(c, failureEnvelope(refusal, getTranslator(readLang(c))), status)
}

const createTooLargeFailure = (maxSize: number) =>
  failure('invalidRequest', {
    messageKey: 'failures.tooLarge',
    values: { maximum: Math.floor(maxSize / 1_000_000) },
  })
const createFileTooLargeFailure = () =>
  failure('fileRefused', { fields: [{ field: 'file', messageKey: 'failures.fileTooLarge' }] })

export const handleFailures = (app: App, log: Logger) => {
  const limited = (maxSize: number, createFailure: (maxSize: number) => Failure) =>
    bodyLimit({
      maxSize,
      onError: async (c: Request) => {
        await drainBody(c)
        return sendFailure(c, createFailure(maxSize), 413)
      },
    })
  const uploads = Object.values(contract).flatMap((domain) =>
    Object.values<Endpoint>(domain).flatMap(({ path, upload }) => (upload ? [path] : [])),
  )
  const json = limited(maxBodyBytes, createTooLargeFailure)
  const [form, rows] = [
    limited(maxFormBytes, createFileTooLargeFailure),
    limited(maxPartsListRowsBytes, createTooLargeFailure),
  ]
  const others = new Map([
    ...uploads.map((path) => [path, form] as const),
    [contract.rfq.savePartsList.path, rows],
    [contract.catalogue.matchParts.path, rows],
  ])
  app.use((c, next) => (others.get(c.req.path) ?? json)(c, next))
  app.notFound((c) => sendFailure(c, failure('notFound', { messageKey: 'failures.unknownEndpoint' }), 404))
  app.onError((error, c) => {
    const refusal = toFailure(error)
    if (refusal !== error) log.error({ requestId: c.get('requestId'), err: error }, 'failed')
    return sendFailure(c, refusal)
  })
}
