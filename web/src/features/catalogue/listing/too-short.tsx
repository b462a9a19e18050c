import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { ListHead } from './list-head.tsx'

/** A search for less than two characters does not run (spec, section 5). */
export function TooShort({ query }: { query: string }) {
  const t = useTranslations('catalogue.tooShort')
  return (
    <>
      <ListHead title={t('heading')} />
      <EmptyState title={t('title')} action={<ButtonLink href="/category">{t('browse')}</ButtonLink>}>
        {query ? t('textOf', { query }) : t('text')}
      </EmptyState>
    </>
  )
}
