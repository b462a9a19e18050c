import type { ReactNode } from 'react'
import { NextIntlClientProvider, useMessages } from 'next-intl'
import { RowActions } from './row-actions-client.tsx'

type SellingRowsProps = { isComparable?: boolean; children: ReactNode }

/** Pages with rows that sell, and the texts that the browser needs for them. */
export function SellingRows({ isComparable = false, children }: SellingRowsProps) {
  const { common, rfq, catalogue } = useMessages()
  const { notANumber, added, viewCart } = catalogue.buy
  const { chosen, hint, remove, clear, open, full } = catalogue.compare
  const compare = { chosen, hint, remove, clear, open, full }
  const texts = { buy: { notANumber, added, viewCart }, ...(isComparable && { compare }) }
  return (
    <NextIntlClientProvider messages={{ common, rfq, catalogue: texts }}>
      {children}
      <RowActions />
    </NextIntlClientProvider>
  )
}
