import { useTranslations } from 'next-intl'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { shownTelephone, skypeHref, telephoneHref, whatsAppHref } from '#features/site/index.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './contact-list.module.css'

type Config = NonNullable<LayoutQuery['siteConfig']>

export function ContactList({ config, hasAddress = false }: { config: Config; hasAddress?: boolean }) {
  const t = useTranslations('layout')
  const contact = useTranslations('site.contact')
  const { telephone, email, whatsApp, skype, weChatImageUrl, companyAddress } = config
  return (
    <ul className={styles.list}>
      {hasAddress && companyAddress && (
        <li>
          <Icon name="map-pin" size={16} />
          <bdi>{companyAddress}</bdi>
        </li>
      )}
      {telephone && (
        <li>
          <Icon name="phone" size={16} />
          <a href={telephoneHref(telephone)} aria-label={`${t('telephone')} ${shownTelephone(telephone)}`}>
            <bdi dir="ltr">{shownTelephone(telephone)}</bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="mail" size={16} />
          <a href={`mailto:${email}`} aria-label={`${t('email')} ${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <Icon name="message-circle" size={16} />
          <a href={whatsAppHref(whatsApp)} aria-label={`WhatsApp ${shownTelephone(whatsApp)}`}>
            <bdi dir="ltr">{shownTelephone(whatsApp)}</bdi>
          </a>
        </li>
      )}
      {skype && (
        <li>
          <Icon name="video" size={16} />
          <a href={skypeHref(skype)} aria-label={`${contact('skype')} ${skype}`}>
            <bdi dir="ltr">{skype}</bdi>
          </a>
        </li>
      )}
      {weChatImageUrl && (
        <li className={styles.weChat}>
          <span>{contact('weChat')}</span>
          <img src={weChatImageUrl} alt={contact('weChatCode')} width={96} height={96} loading="lazy" />
        </li>
      )}
    </ul>
  )
}
