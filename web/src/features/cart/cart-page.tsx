import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { EarlyQuery } from '#graphql/visitor-data/early-query.tsx'
import { CartPageDocument } from '#graphql/generated/documents/cart.ts'
import { loadVisitorData } from '#graphql/visitor-data/visitor-data.ts'
import { NeedsScripts } from '#features/layout/index.ts'
import type { Country } from '#ui/form/country-select-client.tsx'
import { cartTitleId } from './cart-ids.ts'
import { CartContents } from './cart-contents-client.tsx'
import { CartSteps } from './cart-steps.tsx'
import styles from './cart-page.module.css'

export async function CartPage({ countries }: { countries: Country[] }) {
  const [t, { common, cart, cartPage, rfq, rfqPage, layout }, visitorData] = await Promise.all([
    getTranslations('cart'),
    getMessages(),
    loadVisitorData(CartPageDocument),
  ])
  const shared = {
    layout: { siteName: layout.siteName },
    rfqPage: { upload: { problems: rfqPage.upload.problems } },
  }
  return (
    <div className={styles.page}>
      {!visitorData && <EarlyQuery document={CartPageDocument} />}
      <h1 id={cartTitleId} tabIndex={-1}>
        {t('title')}
      </h1>
      <NeedsScripts />
      <div className={styles.contents} data-needs-scripts>
        <CartSteps />
        <NextIntlClientProvider messages={{ common, cart, cartPage, rfq, ...shared }}>
          <CartContents
            visitorData={visitorData}
            countryNames={Object.fromEntries(countries.map(({ code, name }) => [code, name]))}
          />
        </NextIntlClientProvider>
      </div>
    </div>
  )
}
