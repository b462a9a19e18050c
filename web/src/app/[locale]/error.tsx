'use client'
import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { reloadOnMissingChunk } from '#features/layout/navigation/chunk-reload.ts'
import { TroubleScreen } from '#features/site/error-pages/trouble-screen.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

export default function ErrorPage({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations('errors')
  const common = useTranslations('common')
  useEffect(() => reloadOnMissingChunk(error), [error])
  return (
    <TroubleScreen
      mark="500"
      title={t('failed')}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            {common('retry')}
          </Button>
          <ButtonLink href="/">{t('homepage')}</ButtonLink>
        </>
      }
    >
      <p>{t('tryAgain')}</p>
    </TroubleScreen>
  )
}
