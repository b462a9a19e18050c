'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useComplaints } from '#graphql/complaints-client.ts'
import { useDeclareBankTransferMutation } from '#graphql/generated/hooks/payments.ts'
import { useRouter } from '#i18n/navigation.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import type { PaidOrderFacts } from './paid-order-client.tsx'
import { successfulHref } from './pay-address.ts'
import { PayNotice } from './pay-notice.tsx'
import { useOrderProof } from './use-order-proof-client.ts'
import styles from './pay-ways.module.css'

const longestNote = 200

/** The buyer's word that the transfer was made, with a note for who looks for it. */
export function DeclareTransfer({ order, look }: { order: PaidOrderFacts; look: () => void }) {
  const t = useTranslations('pay.bank')
  const router = useRouter()
  const complaintsOf = useComplaints()
  const [{ fetching }, declare] = useDeclareBankTransferMutation()
  const proof = useOrderProof(order.orderNumber)
  const [note, setNote] = useState('')
  const [isGoing, setIsGoing] = useState(false)
  const [refusal, setRefusal] = useState({ atNote: '', atForm: '' })

  const send = async () => {
    setRefusal({ atNote: '', atForm: '' })
    const remittanceNote = note.trim() || null
    const { data, error } = await declare({ input: { orderId: order.id, remittanceNote } }, proof)
    const [complaint] = complaintsOf(data?.declareBankTransfer, error)
    if (!complaint) {
      setIsGoing(true)
      return router.push(successfulHref(order.orderNumber))
    }
    const isAboutNote = complaint.path?.at(-1) === 'remittanceNote'
    setRefusal({ atNote: isAboutNote ? complaint.message : '', atForm: isAboutNote ? '' : complaint.message })
    if (complaint.__typename === 'OrderStateError') look()
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
      <Field label={t('note')} hint={t('noteHint')} error={refusal.atNote}>
        <TextInput value={note} maxLength={longestNote} dir="auto" onChange={({ target }) => setNote(target.value)} />
      </Field>
      {refusal.atForm && <PayNotice tone="error">{refusal.atForm}</PayNotice>}
      <Button look="main" type="submit" busy={fetching || isGoing}>
        {t('submit')}
      </Button>
    </form>
  )
}
