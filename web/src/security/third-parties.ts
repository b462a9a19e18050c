import { queryGateway } from '#graphql/query-gateway.ts'
import { ThirdPartiesDocument } from '#graphql/generated/documents/security.ts'
import type { ThirdPartiesQuery } from '#graphql/generated/types.ts'
import { noThirdParties, type ThirdParties } from './headers.ts'

const freshMs = 60_000
const retryMs = 2_000

const readNow = async (): Promise<ThirdParties> => {
  // The document's types are generated from the gateway's schema.
  const data = (await queryGateway('ThirdParties', ThirdPartiesDocument, '{}', 'en')).data as ThirdPartiesQuery
  const { siteConfig: config } = data
  return {
    isMeasured: Boolean(config?.googleMeasurementId),
    isTagged: Boolean(config?.googleTagManagerId),
    hasChat: Boolean(config?.chatWidgetId),
    hasReviews: Boolean(config?.trustpilotTemplateId && config.trustpilotBusinessUnitId),
  }
}

/** Pages wait while nothing is known; after a failure the last known value stays. */
export const rememberThirdParties = (readThem: () => Promise<ThirdParties> = readNow, now = Date.now) => {
  let known: ThirdParties | undefined
  let nextReadAtMs = -Infinity
  let pendingRead: Promise<void> | undefined
  const read = async () => {
    try {
      known = await readThem()
      nextReadAtMs = now() + freshMs
    } catch {
      nextReadAtMs = now() + retryMs
    }
    pendingRead = undefined
  }
  return async (): Promise<ThirdParties> => {
    if (now() >= nextReadAtMs) pendingRead ??= read()
    if (!known) await pendingRead
    return known ?? noThirdParties
  }
}
