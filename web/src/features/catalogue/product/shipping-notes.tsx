import { useTranslations } from 'next-intl'
import { Num } from '#ui/figures.tsx'
import styles from './product-page.module.css'

/** What freight and payment come to (spec, sections 1 and 9). */
export function ShippingNotes({ weightGrams }: { weightGrams: string }) {
  const t = useTranslations('catalogue.shipping')
  const num = (text: unknown) => <Num>{String(text)}</Num>
  return (
    <section aria-labelledby="shipping" className={styles.section}>
      <h2 id="shipping">{t('title')}</h2>
      <ul className={styles.notes}>
        <li>{t.rich('freight', { num })}</li>
        <li>{t.rich('more', { num })}</li>
        <li>{t.rich('carriers', { num })}</li>
        <li>{t.rich('weight', { weight: weightGrams, num })}</li>
        <li>{t('notIncluded')}</li>
        <li>{t('payment')}</li>
        <li>{t('demo')}</li>
      </ul>
    </section>
  )
}
