'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { maxShortTextChars } from '@partgate/schema/limits.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useDeclareBankTransferMutation } from '#graphql/generated/hooks/payments.ts'
import { useRouter } from '#i18n/navigation-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { successfulHref } from '#features/orders/index.ts'
import { isOrderOutdated } from './is-order-outdated.ts'
import { PayNotice } from './pay-notice.tsx'
import { useAccessContext } from './use-access-context-client.ts'
import styles from './pay-ways.module.css'

export function DeclareTransfer({ order, reload }: { order: PaidOrderFacts; reload: () => void }) {
  const t = useTranslations('pay.bank')
  const router = useRouter()
  const toUserErrors = useUserErrors()
  const [{ fetching }, declare] = useDeclareBankTransferMutation()
  const context = useAccessContext(order.orderNumber)
  const [note, setNote] = useState('')
  const [isGoing, setIsGoing] = useState(false)
  const [refusal, setRefusal] = useState({ atNote: '', atForm: '' })

  const send = async () => {
    setRefusal({ atNote: '', atForm: '' })
    const remittanceNote = note.trim() || null
    const { data, error } = await declare({ input: { orderId: order.id, remittanceNote } }, context)
    const [userError] = toUserErrors(data?.declareBankTransfer, error)
    if (!userError) {
      setIsGoing(true)
      return router.push(successfulHref(order.orderNumber))
    }
    const isAboutNote = userError.path?.at(-1) === 'remittanceNote'
    setRefusal({ atNote: isAboutNote ? userError.message : '', atForm: isAboutNote ? '' : userError.message })
    if (isOrderOutdated(userError)) reload()
  }
  return (
    <form
      noValidate
      method="post"
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault()
        if (!fetching && !isGoing) void send()
      }}
    >
      <Field label={t('note')} hint={t('noteHint')} error={refusal.atNote} shouldAnnounceError>
        <TextInput
          value={note}
          maxLength={maxShortTextChars}
          dir="auto"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <p>{t('holds')}</p>
      {refusal.atForm && <PayNotice tone="error">{refusal.atForm}</PayNotice>}
      <Button variant="primary" type="submit" isBusy={fetching || isGoing}>
        {t('submit')}
      </Button>
    </form>
  )
}
