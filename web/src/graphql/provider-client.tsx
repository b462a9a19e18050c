'use client'
import { useMemo, type ReactNode } from 'react'
import { useLocale } from 'next-intl'
import { cacheExchange, type KeyGenerator, type KeyingConfig } from '@urql/exchange-graphcache'
import { Client, fetchExchange, mapExchange, Provider } from 'urql'
import { accountUpdates } from './cache/account-updates.ts'
import { cartUpdates } from './cache/cart-updates.ts'
import { orderUpdates } from './cache/order-updates.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import '#i18n/message-locale.ts'
import { toLocaleCode, type Locale } from '#i18n/routing.ts'
import { AccountNotice } from './session/account-notice-client.tsx'
import { pageAccount } from './session/page-account.ts'
import { sessionEndGuard } from './session/session-end.ts'
import { storePlace } from './session/place-at-session-end.ts'
import { trustedFetch } from './trusted-fetch.ts'

/** Only nodes have ids; all other objects are stored inside their parents. */
const toKey: KeyGenerator = ({ id }) => (typeof id === 'string' ? id : null)
const keys = new Proxy<KeyingConfig>({}, { get: () => toKey })
const updates = { Mutation: { ...cartUpdates, ...accountUpdates, ...orderUpdates } }

/** Same origin, so that the session cookie is sent. */
const browserClient = (locale: Locale) => {
  const sessionEnd = sessionEndGuard(getPathname({ href: '/exit', locale }), (path) => {
    storePlace(location.pathname + location.search)
    location.assign(path)
  })
  // The back-forward cache restores the page with its state.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionEnd.reset()
  })
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: trustedFetch,
    fetchOptions: { headers: { Lang: toLocaleCode(locale) } },
    exchanges: [
      mapExchange({
        onOperation: pageAccount.addAccountHeader,
        onResult: pageAccount.readResult,
        onError: (error) => sessionEnd.guard(error, location.pathname),
      }),
      cacheExchange({ keys, updates }),
      fetchExchange,
    ],
  })
}

/** Prerendered pages contain nothing personal, so this client sends no request. */
const silentClient = () =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: () => new Promise(() => {}),
  })

export function GraphqlProvider({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const client = useMemo(() => (typeof window === 'undefined' ? silentClient() : browserClient(locale)), [locale])
  return (
    <Provider value={client}>
      {children}
      <AccountNotice />
    </Provider>
  )
}
