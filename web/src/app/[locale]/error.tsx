'use client'
import { useTranslations } from 'next-intl'
import { TroubleScreen } from '#features/site/trouble-screen.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

/** A page whose rendering failed. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  const t = useTranslations('errors')
  const common = useTranslations('common')
  return (
    <TroubleScreen
      mark="500"
      title={t('failed')}
      actions={
        <>
          <Button look="main" onClick={retry}>
            {common('retry')}
          </Button>
          <ButtonLink href="/">{t('homepage')}</ButtonLink>
        </>
      }
    >
      <p>{t('inProduction')}</p>
    </TroubleScreen>
  )
}
