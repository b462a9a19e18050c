import { useTranslations } from 'next-intl'
import { Mail, MapPin, MessageCircle, Phone, Video } from 'lucide-react'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { shownTelephone, skypeHref, telephoneHref, whatsAppHref } from '#features/site/index.ts'
import styles from './contact-list.module.css'

type Config = NonNullable<LayoutQuery['siteConfig']>

export function ContactList({ config, withAddress = false }: { config: Config; withAddress?: boolean }) {
  const t = useTranslations('layout')
  const contact = useTranslations('site.contact')
  const { telephone, email, whatsApp, skype, weChatImageUrl, companyAddress } = config
  return (
    <ul className={styles.list}>
      {withAddress && companyAddress && (
        <li>
          <MapPin size={16} aria-hidden />
          <bdi>{companyAddress}</bdi>
        </li>
      )}
      {telephone && (
        <li>
          <Phone size={16} aria-hidden />
          <a href={telephoneHref(telephone)} aria-label={`${t('telephone')} ${shownTelephone(telephone)}`}>
            <bdi dir="ltr">{shownTelephone(telephone)}</bdi>
          </a>
        </li>
      )}
      {email && (
        <li>
          <Mail size={16} aria-hidden />
          <a href={`mailto:${email}`} aria-label={`${t('email')} ${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <MessageCircle size={16} aria-hidden />
          <a href={whatsAppHref(whatsApp)} aria-label={`WhatsApp ${shownTelephone(whatsApp)}`}>
            <bdi dir="ltr">{shownTelephone(whatsApp)}</bdi>
          </a>
        </li>
      )}
      {skype && (
        <li>
          <Video size={16} aria-hidden />
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
