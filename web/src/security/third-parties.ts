import { queryGateway } from '#graphql/query-gateway.ts'
import { ThirdPartiesDocument } from '#graphql/generated/documents/security.ts'
import type { ThirdPartiesQuery } from '#graphql/generated/types.ts'
import { noThirdParties, type ThirdParties } from './headers.ts'

const freshMs = 60_000

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

/** Only the first page waits; after a failure the last known value stays. */
export const rememberThirdParties = (readThem: () => Promise<ThirdParties> = readNow, now = Date.now) => {
  let known = noThirdParties
  let requestedAtMs = -Infinity
  let asking = Promise.resolve()
  return async (): Promise<ThirdParties> => {
    if (now() - requestedAtMs > freshMs) {
      const isFirst = requestedAtMs === -Infinity
      requestedAtMs = now()
      asking = readThem().then(
        (read) => void (known = read),
        () => {},
      )
      if (isFirst) await asking
    }
    return known
  }
}
