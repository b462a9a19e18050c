import { freePorts } from '../../../tools/stack/ports.ts'
import { openStorefront } from './stack-before.ts'
import { openTlsProxy } from './tls-proxy.ts'

export const openSecureStorefront = async (shopApiUrl: string) => {
  const ports = { ...(await freePorts()), 'shop-api': Number(new URL(shopApiUrl).port) }
  const proxy = await openTlsProxy(ports.web)
  const storefront = await openStorefront(ports, proxy.url)
  return {
    ...storefront,
    siteUrl: proxy.url,
    close: async () => {
      await proxy.close()
      await storefront.close()
    },
  }
}
