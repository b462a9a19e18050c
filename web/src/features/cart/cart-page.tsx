import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { EarlyQuery } from '#graphql/visitor-data/early-query.tsx'
import { CartPageDocument } from '#graphql/generated/documents/cart.ts'
import { loadVisitorData } from '#graphql/visitor-data/visitor-data.ts'
import { NeedsScripts } from '#features/layout/index.ts'
import { StaticPart } from '#static-parts/static-part.tsx'
import { cartTitleId } from './cart-ids.ts'
import { CartContents } from './cart-contents-client.tsx'
import { CartSteps } from './cart-steps.tsx'
import { pickCartTexts } from './cart-texts.ts'
import styles from './cart-page.module.css'

export async function CartPage() {
  const [t, messages, visitorData] = await Promise.all([
    getTranslations('cart'),
    getMessages(),
    loadVisitorData(CartPageDocument),
  ])
  const { common, rfq } = messages
  return (
    <div className={styles.page}>
      {!visitorData && <EarlyQuery document={CartPageDocument} />}
      <h1 id={cartTitleId} tabIndex={-1}>
        {t('title')}
      </h1>
      <NeedsScripts />
      <div className={styles.contents} data-needs-scripts>
        <StaticPart as="div">
          <CartSteps />
        </StaticPart>
        <NextIntlClientProvider messages={{ common, rfq, ...pickCartTexts(messages) }}>
          <CartContents visitorData={visitorData} />
        </NextIntlClientProvider>
      </div>
    </div>
  )
}
