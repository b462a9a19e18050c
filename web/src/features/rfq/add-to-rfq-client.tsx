'use client'
import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import type { RfqItem_ProductFragment } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'
import { toRfqItem } from './rfq-item.ts'
import { useAddToRfq } from './use-add-to-rfq-client.ts'

type AddToRfqButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'wide' | 'className'> & {
  product: RfqItem_ProductFragment
  quantity?: number
}

export function AddToRfqButton({ product, quantity, ...look }: AddToRfqButtonProps) {
  const t = useTranslations('rfq')
  const add = useAddToRfq()
  const { partNumber } = product
  return (
    <Button {...look} aria-label={t('addOf', { partNumber })} onClick={() => add(toRfqItem(product, quantity))}>
      {t('add')}
    </Button>
  )
}
