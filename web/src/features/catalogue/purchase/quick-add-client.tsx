'use client'
import { useId, useState, type FormEvent } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { getPathname } from '#i18n/get-pathname.ts'
import { Button } from '#ui/button.tsx'
import { readQuantity } from '#i18n/read-quantity.ts'
import { TextInput } from '#ui/text-input-client.tsx'
import { useAddToCart } from './use-add-to-cart-client.ts'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './quick-add.module.css'

type QuickAddProps = { productId: string; slug: string; partNumber: string; quantity: number }

export function QuickAdd({ productId, slug, partNumber, quantity: offered }: QuickAddProps) {
  const t = useTranslations('catalogue.buy')
  const locale = useLocale()
  const problemId = useId()
  const [text, setText] = useState(String(offered))
  const [problem, setProblem] = useState('')
  const { add, isAdding } = useAddToCart()
  const announce = useAddedToast()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAdding) return
    const quantity = readQuantity(text)
    const outcome = await add(productId, quantity)
    setProblem(outcome.isAdded ? '' : outcome.message)
    if (outcome.isAdded && quantity !== null) announce(partNumber, quantity)
  }
  return (
    <form className={styles.form} action={getPathname({ href: `/productdetail/${slug}`, locale })} onSubmit={submit}>
      <TextInput
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={t('quantityOf', { partNumber })}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? problemId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setProblem('')
        }}
      />
      <Button small variant="primary" type="submit" busy={isAdding} aria-label={t('addOf', { partNumber })}>
        {t('add')}
      </Button>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
