import type { SiteConfig } from '@partgate/schema/shop-api/site.ts'
import type { Translator } from '#i18n/translator.ts'
import { seoOf } from './seo.ts'

/** Empty where the shop has none. */
const everywhere = {
  logo_head: '',
  logo_foot: '',
  logo_admin: '',
  website_admin: '',
  contact_tel: '+1 555 0100 55',
  contact_email: 'sales@partgate.example',
  contact_whatsApp: '',
  contact_skype: '',
  contact_weChat_img: '',
  socialize_facebook: '',
  socialize_twitter: '',
  socialize_instagram: '',
  socialize_linkedin: 'https://linkedin.example/company/partgate',
  socialize_youtube: 'https://youtube.example/@partgate',
  trustpilot_template_id: '',
  trustpilot_businessunit_id: '',
  google_measurement_id: '',
  google_tagmanager_id: '',
  chat_widget_id: '',
}

/** The shop's own particulars, its texts in the language asked for. */
export const configOf = (t: Translator, siteUrl: string): SiteConfig => ({
  ...everywhere,
  website_home: siteUrl,
  company_name: t('site.companyName'),
  company_address: t('site.companyAddress'),
  company_desc: t('site.companyDescription'),
  seo: seoOf(t, 'home'),
})
