import { Suspense } from 'react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotFoundScreen } from './not-found-screen.tsx'

const Status404 = () => notFound()

/** What a page returns for a thing that does not exist: status 404 and the words in the HTML.
 * Thrown outside a Suspense, notFound() would send an empty document that only a script fills. */
export const NotFoundPage = () => (
  <>
    <NotFoundScreen />
    <Suspense fallback={null}>
      <Status404 />
    </Suspense>
  </>
)

/** The head of such a page. */
export const notFoundMetadata = (): Metadata => ({ title: { absolute: '404' }, robots: { index: false } })
