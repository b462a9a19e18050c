'use client'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import type { QuickRfq_ProductFragment } from '#graphql/generated/types.ts'
import { Button } from '#ui/button.tsx'

type QuickRfqButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'small' | 'wide'> & {
  product: QuickRfq_ProductFragment
  quantity: number
}

const loadDialog = () => import('./quick-rfq-dialog-client.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).QuickRfqDialog }))

export function QuickRfqButton({ product, quantity, ...look }: QuickRfqButtonProps) {
  const t = useTranslations('quickRfq')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setIsOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog product={product} quantity={quantity} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
