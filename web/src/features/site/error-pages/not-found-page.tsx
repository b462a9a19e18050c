import { type ReactNode, Suspense } from 'react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotFoundScreen } from './not-found-screen.tsx'

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
