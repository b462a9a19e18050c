import { useLocale, useTranslations } from 'next-intl'
import { countryName } from '#i18n/country-name.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { PastDetail } from './request-detail.tsx'
import styles from './history.module.css'

/** Who has asked, and the words to sales. */
export function ContactFacts({ detail }: { detail: PastDetail }) {
  const t = useTranslations('rfqPage.fields')
  const title = useTranslations('rfqHistory.request')('contact')
  const locale = useLocale()
  const { contactName, companyName, email, telephone, countryCode, comment } = detail
  const facts = [
    { key: 'contactName', value: <bdi>{contactName}</bdi>, isGiven: contactName },
    { key: 'companyName', value: <bdi>{companyName}</bdi>, isGiven: companyName },
    { key: 'email', value: <bdi dir="ltr">{email}</bdi>, isGiven: email },
    { key: 'telephone', value: <bdi dir="ltr">{telephone}</bdi>, isGiven: telephone },
    { key: 'countryCode', value: countryCode && countryName(countryCode, locale), isGiven: countryCode },
    { key: 'comment', value: <bdi className={styles.comment}>{comment}</bdi>, isGiven: comment },
  ] as const
  return (
    <section className={styles.section} aria-labelledby="contact">
      <h3 id="contact">{title}</h3>
      <Sheet>
        <dl className={styles.contact}>
          {facts.map(
            ({ key, value, isGiven }) =>
              isGiven && (
                <div key={key}>
                  <dt>{t(key)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Sheet>
    </section>
  )
}
