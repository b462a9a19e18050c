import { getLocale, getTranslations } from 'next-intl/server'
import { env } from '#env.ts'
import { configuredServices } from '../consent/configured-services.ts'
import { toReviewLocale } from '../consent/consent-services.ts'
import { TrustBox } from './trust-box-client.tsx'

export async function Reviews() {
  const [t, locale, ids] = await Promise.all([getTranslations('site'), getLocale(), configuredServices()])
  if (!ids?.reviews) return null
  return (
    <TrustBox ids={ids.reviews} reviewLocale={toReviewLocale(locale)}>
      <a href={`https://www.trustpilot.com/review/${new URL(env.SITE_URL).hostname}`} rel="noopener">
        {t('reviewsAt')}
      </a>
    </TrustBox>
  )
}
