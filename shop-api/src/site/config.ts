import type { SiteConfig } from '@partgate/schema/shop-api/site.ts'
import type { Translator } from '#i18n/translator.ts'
import { toSeo } from './seo.ts'
import type { Settings } from './settings.ts'

type Facts = { settings: Settings; stats: NonNullable<SiteConfig['stats']>; siteUrl: string }

export const toConfig = (t: Translator, { settings, stats, siteUrl }: Facts): SiteConfig => ({
  ...settings,
  stats,
  website_home: siteUrl,
  company_name: t('site.companyName'),
  company_address: t('site.companyAddress'),
  company_desc: t('site.companyDescription'),
  seo: toSeo(t, 'home'),
})
