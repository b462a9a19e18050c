import { getLocale, getTranslations } from 'next-intl/server'
import { companyPageHref } from '#features/site/index.ts'
import { Missing } from '#ui/states/unavailable.tsx'
import { PurchaseNotesDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { getNumberFormats } from '#i18n/numbers.ts'
import { getSentenceGap } from '#i18n/sentence-gap.ts'
import { Num } from '#ui/figures.tsx'
import { Label } from '#ui/sheet.tsx'
import { FreightTable } from './freight-table.tsx'
import { Section } from './section.tsx'
import styles from './shipping-notes.module.css'

export async function ShippingNotes({ weightGrams }: { weightGrams: string }) {
  const [t, locale, { ok, data }] = await Promise.all([
    getTranslations('catalogue.shipping'),
    getLocale(),
    read(PurchaseNotesDocument, {}),
  ])
  const { labels, freightTable, paymentMethods } = data ?? {}
  return (
    <Section id="shipping" title={t('title')}>
      {!ok && <Missing>{t('missing')}</Missing>}
      <div className={styles.columns}>
        <dl className={styles.notes}>
          {labels?.map(({ key, title, text }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.tables}>
          {freightTable && <FreightTable table={freightTable} />}
          <p className={styles.weight}>
            {t.rich('weightOfOne', {
              weight: getNumberFormats(locale).decimal(weightGrams),
              num: (text) => <Num>{String(text)}</Num>,
            })}
            {getSentenceGap(locale)}
            <Link href={companyPageHref('shipping-delivering')}>{t('policy')}</Link>
          </p>
          {paymentMethods && paymentMethods.length > 0 && (
            <div>
              <Label>{t('methods')}</Label>
              <ul className={styles.methods}>
                {paymentMethods.map(({ kind, name, description }) => (
                  <li key={kind}>
                    <strong>{name}</strong>
                    <p>{description}</p>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  )
}
