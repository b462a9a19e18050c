import { type ReactNode, Suspense } from 'react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { TroubleScreen } from './trouble-screen.tsx'

const Status404 = () => notFound()

/** Outside Suspense, notFound() sends an empty document; this page sends status 404 with its HTML. */
export const NotFoundPage = ({ children }: { children?: ReactNode }) => (
  <>
    <NotFoundScreen>{children}</NotFoundScreen>
    <Suspense fallback={null}>
      <Status404 />
    </Suspense>
  </>
)

export const notFoundMetadata = (): Metadata => ({ title: { absolute: '404' }, robots: { index: false } })

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
