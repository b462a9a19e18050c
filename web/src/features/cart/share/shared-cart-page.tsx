import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { NeedsScripts } from '#features/layout/index.ts'
import { SharedCart } from './shared-cart-client.tsx'
import styles from './share.module.css'

/** Read in the browser only, so that no cached page contains a buyer's cart. */
export async function SharedCartPage({ token }: { token: string }) {
  const [t, { common, cart, cartPage }] = await Promise.all([getTranslations('cartPage.shared'), getMessages()])
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <NeedsScripts />
      <div data-needs-scripts>
        <NextIntlClientProvider messages={{ common, cart, cartPage }}>
          <SharedCart token={token} />
        </NextIntlClientProvider>
      </div>
    </div>
  )
}
