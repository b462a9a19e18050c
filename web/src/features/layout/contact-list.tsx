import { useTranslations } from 'next-intl'
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { LayoutQuery } from '#graphql/generated/types.ts'
import { shownTelephone, telephoneHref, whatsAppHref } from '#ui/telephone.ts'
import styles from './contact-list.module.css'

type Config = NonNullable<LayoutQuery['siteConfig']>

/** How to reach the shop: what is configured of it. */
export function ContactList({ config, withAddress = false }: { config: Config; withAddress?: boolean }) {
  const t = useTranslations('layout')
  const { telephone, email, whatsApp, companyAddress } = config
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
    </ul>
  )
}
