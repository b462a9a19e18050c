import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { TroubleScreen } from './trouble-screen.tsx'

type NotFoundScreenProps = { children?: ReactNode }

export function NotFoundScreen({ children }: NotFoundScreenProps) {
  const t = useTranslations('errors')
  return (
    <>
      <TroubleScreen
        mark="404"
        title={t('notFound')}
        actions={
          <ButtonLink href="/" variant="primary">
            {t('homepage')}
          </ButtonLink>
        }
      >
        <p>{t('inProduction')}</p>
      </TroubleScreen>
      {children}
    </>
  )
}
