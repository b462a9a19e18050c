import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { TroubleScreen } from './trouble-screen.tsx'

export function NotFoundScreen() {
  const t = useTranslations('errors')
  return (
    <TroubleScreen
      mark="404"
      title={t('notFound')}
      actions={
        <ButtonLink href="/" look="main">
          {t('homepage')}
        </ButtonLink>
      }
    >
      <p>{t('inProduction')}</p>
    </TroubleScreen>
  )
}
