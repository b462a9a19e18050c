import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { ListHead } from './list-head.tsx'

export function TooShort({ query }: { query: string }) {
  const t = useTranslations('catalogue')
  return (
    <>
      <ListHead title={t('list.heading')} />
      <EmptyState title={t('tooShort.title')} action={<ButtonLink href="/category">{t('tooShort.browse')}</ButtonLink>}>
        {query ? t('tooShort.textOf', { query }) : t('tooShort.text')}
      </EmptyState>
    </>
  )
}
