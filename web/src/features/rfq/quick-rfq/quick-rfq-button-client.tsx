'use client'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import type { QuickRfq_ProductFragment } from '#graphql/generated/types.ts'
import { withLaterTexts } from '#i18n/later-texts/with-later-texts-client.tsx'
import { Button } from '#ui/button.tsx'

type QuickRfqButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'isSmall' | 'isWide'> & {
  product: QuickRfq_ProductFragment
  quantity: number
}

const loadDialog = withLaterTexts(
  'quick-rfq',
  async () => (await import('./quick-rfq-dialog-client.tsx')).QuickRfqDialog,
)
const Dialog = lazy(async () => ({ default: await loadDialog() }))

export function QuickRfqButton({ product, quantity, ...look }: QuickRfqButtonProps) {
  const t = useTranslations('quickRfq')
  const [shown, setShown] = useState<'open' | 'closed' | 'none'>('none')
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => setShown('open')}
      >
        {t('open')}
      </Button>
      {shown !== 'none' && (
        <Suspense>
          <Dialog
            product={product}
            quantity={quantity}
            isOpen={shown === 'open'}
            onClose={(hasInput) => setShown(hasInput ? 'closed' : 'none')}
          />
        </Suspense>
      )}
    </>
  )
}
