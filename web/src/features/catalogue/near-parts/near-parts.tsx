import { NextIntlClientProvider, useMessages } from 'next-intl'
import { NearPartsHost } from './near-parts-host-client.tsx'

export function NearParts() {
  const { nearParts, inStockPieces, outOfStock, fromPieces, buy } = useMessages().catalogue
  const texts = { nearParts, inStockPieces, outOfStock, fromPieces, buy: { onRequest: buy.onRequest } }
  return (
    <NextIntlClientProvider messages={{ catalogue: texts }}>
      <NearPartsHost />
    </NextIntlClientProvider>
  )
}
