import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'

export function NotFoundScreen() {
  const t = useTranslations('errors')
  return (
    <section>
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFound')}</p>
      <p>{t('inProduction')}</p>
      <ButtonLink href="/" look="main">
        {t('homepage')}
      </ButtonLink>
    </section>
  )
}
