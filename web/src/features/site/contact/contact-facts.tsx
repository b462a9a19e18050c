import { useTranslations } from 'next-intl'
import type { ContactPageQuery } from '#graphql/generated/types.ts'
import { TitleBlock, type Fact } from '#ui/sheet.tsx'
import { shownTelephone, skypeHref, telephoneHref, whatsAppHref } from './telephone.ts'
import { SocialLinks } from './social-links.tsx'
import styles from './contact-facts.module.css'

type Config = NonNullable<ContactPageQuery['siteConfig']>

export function ContactFacts({ config, siteUrl }: { config: Config; siteUrl: string }) {
  const t = useTranslations('site.contact')
  const { companyName, companyAddress, telephone, email, whatsApp, skype, weChatImageUrl, homeUrl, socialLinks } =
    config
  const website = homeUrl && URL.parse(homeUrl)
  const isElsewhere = website && website.origin !== URL.parse(siteUrl)?.origin
  const link = (href: string, text: string) => (
    <a href={href} className={styles.link}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  )
  const ways: (Fact | null)[] = [
    telephone ? { name: t('telephone'), value: link(telephoneHref(telephone), shownTelephone(telephone)) } : null,
    email ? { name: t('email'), value: link(`mailto:${email}`, email) } : null,
    whatsApp ? { name: t('whatsApp'), value: link(whatsAppHref(whatsApp), shownTelephone(whatsApp)) } : null,
    skype ? { name: t('skype'), value: link(skypeHref(skype), skype) } : null,
    weChatImageUrl
      ? {
          name: t('weChat'),
          value: <img className={styles.code} src={weChatImageUrl} alt={t('weChatCode')} width={128} height={128} />,
        }
      : null,
    isElsewhere ? { name: t('website'), value: link(website.href, website.host) } : null,
    companyAddress
      ? {
          name: t('address'),
          value: (
            <address className={styles.address}>
              <bdi>{companyName}</bdi>
              <br />
              <bdi>{companyAddress}</bdi>
            </address>
          ),
        }
      : null,
  ]
  return (
    <div className={styles.facts}>
      <TitleBlock facts={ways.filter((way) => way !== null)} className={styles.block} />
      <SocialLinks links={socialLinks} />
    </div>
  )
}
