import { useTranslations } from 'next-intl'
import { Num } from '#ui/figures.tsx'

/** What freight and payment come to (spec, section 9). */
export function ShippingNotes({ weightGrams }: { weightGrams: string }) {
  const t = useTranslations('catalogue.shipping')
  const money = (text: unknown) => <Num>{String(text)}</Num>
  return (
    <>
      <p>{t.rich('freight', { money })}</p>
      <p>{t.rich('carriers', { money })}</p>
      <p>{t.rich('weight', { weight: weightGrams, money })}</p>
      <p>{t('notIncluded')}</p>
      <p>{t('payment')}</p>
      <p>{t('demo')}</p>
    </>
  )
}
