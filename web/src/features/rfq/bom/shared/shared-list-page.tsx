import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { SharedList } from './shared-list-client.tsx'
import styles from './shared-list.module.css'

export const sharedListHead = async (): Promise<Metadata> => {
  const t = await getTranslations('bom.shared')
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** Read in the browser only, so that no cached page contains a buyer's list. */
export async function SharedListPage({ token, needsScripts }: { token: string; needsScripts: ReactNode }) {
  const [t, { common, bom, cart, cartPage }] = await Promise.all([getTranslations('bom.shared'), getMessages()])
  const { more, or, unsure, columns, plan, why, included, forLines } = bom.grid
  const texts = {
    bom: {
      shared: bom.shared,
      download: { columns: bom.download.columns },
      grid: { more, or, unsure, columns: { number: columns.number }, plan, why, included, forLines },
      // The reader of the list has chosen nothing.
      verdict: { ...bom.verdict, CHOSEN: bom.candidates.chosen },
      reason: bom.reason,
    },
    cart: { packaging: cart.packaging, summary: cart.summary },
    cartPage: { shared: cartPage.shared },
  }
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {needsScripts}
      <div data-needs-scripts>
        <NextIntlClientProvider messages={{ common, ...texts }}>
          <SharedList token={token} />
        </NextIntlClientProvider>
      </div>
    </div>
  )
}
