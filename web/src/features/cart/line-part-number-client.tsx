'use client'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { maxCustomerPartNumberChars } from '@partgate/schema/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import type { CartChanges, CartLineData } from './use-cart-changes-client.ts'
import styles from './line-part-number.module.css'

type LinePartNumberProps = { line: CartLineData; setPartNumber: CartChanges['setPartNumber'] }

/** The buyer's own part number: a text with an edit button, or a field while it is edited. */
export function LinePartNumber({ line, setPartNumber }: LinePartNumberProps) {
  const t = useTranslations('cartPage.partNumber')
  const errorId = useId()
  const editButton = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const returnsFocus = useRef(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState('')
  const { customerPartNumber } = line
  const { partNumber } = line.product
  const isNumbered = customerPartNumber !== null

  const isEditing = typed !== null
  useEffect(() => {
    if (isEditing) input.current?.focus()
    else if (returnsFocus.current) editButton.current?.focus()
    returnsFocus.current = false
  }, [isEditing])

  const close = () => {
    returnsFocus.current = document.activeElement === input.current
    setTyped(null)
    setMessage('')
  }
  const commit = async () => {
    if (typed === null || isSending) return
    const number = typed.trim() || null
    if (number === customerPartNumber) return close()
    setSending(true)
    const [userError] = await setPartNumber(line.id, number)
    setSending(false)
    if (userError) setMessage(userError.message)
    else close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') void commit()
    if (event.key === 'Escape' && !isSending) close()
  }

  return (
    <div>
      {isEditing ? (
        <div className={styles.field}>
          <span aria-hidden>{t('label')}</span>
          <TextInput
            ref={input}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={maxCustomerPartNumberChars}
            aria-label={t('labelOf', { partNumber })}
            aria-invalid={message !== '' || undefined}
            aria-describedby={message ? errorId : undefined}
            readOnly={isSending}
            aria-busy={isSending}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => void commit()}
          />
          {message && (
            <p id={errorId} role="alert" className={styles.error}>
              {message}
            </p>
          )}
        </div>
      ) : (
        <div className={styles.number}>
          {isNumbered && (
            <p>
              {t('label')} <PartNumber>{customerPartNumber}</PartNumber>
            </p>
          )}
          <Button
            isSmall
            variant="quiet"
            ref={editButton}
            className={styles.edit}
            aria-label={t(isNumbered ? 'editOf' : 'addOf', { partNumber })}
            onClick={() => setTyped(customerPartNumber ?? '')}
          >
            {isNumbered ? <Icon name="pencil" size={14} /> : t('add')}
          </Button>
        </div>
      )}
    </div>
  )
}
