import { ask } from '#graphql/ask.ts'
import { ThirdPartiesDocument } from '#graphql/generated/documents/security.ts'
import type { ThirdPartiesQuery } from '#graphql/generated/types.ts'
import { noThirdParties, type ThirdParties } from './headers.ts'

const freshMs = 60_000

const readNow = async (): Promise<ThirdParties> => {
  // The document's types were generated from the schema the gateway answers by.
  const data = (await ask('ThirdParties', ThirdPartiesDocument, '{}', 'en')).data as ThirdPartiesQuery
  const { siteConfig: config } = data
  return {
    isMeasured: Boolean(config?.googleMeasurementId),
    isTagged: Boolean(config?.googleTagManagerId),
    hasChat: Boolean(config?.chatWidgetId),
    hasReviews: Boolean(config?.trustpilotTemplateId && config.trustpilotBusinessUnitId),
  }
}

/** What the shop has configured, asked for once a minute; while it cannot be asked, what was known last. No page waits for it but the first. */
export const rememberThirdParties = (readThem: () => Promise<ThirdParties> = readNow, now = Date.now) => {
  let known = noThirdParties
  let askedAtMs = -Infinity
  let asking = Promise.resolve()
  return async (): Promise<ThirdParties> => {
    if (now() - askedAtMs > freshMs) {
      const isFirst = askedAtMs === -Infinity
      askedAtMs = now()
      asking = readThem().then(
        (read) => void (known = read),
        () => {},
      )
      if (isFirst) await asking
    }
    return known
  }
}
