'use client'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { rfqList } from '../rfq-list-store.ts'
import { contactId, focusOn, partId } from './box-ids.ts'
import { contactFields, contactProblems } from './contact-values.ts'
import { sentPage } from './pages.ts'
import { keptContact, sentNumber } from './tab-texts.ts'
import { brokenParts, hasParts } from './to-mend.ts'
import { useContact } from './use-contact-client.ts'
import { usePartRows } from './use-part-rows-client.ts'
import { usePartsUpload } from './use-parts-upload-client.ts'
import { useSubmitRfq } from './use-submit-rfq-client.ts'
import type { Verifier } from './verification-client.tsx'

const noRefusal = { ofForm: '', ofParts: '', ofCaptcha: '' }

/** All that the page of a request needs: the parts, who asks, the check for people, and how it is sent. */
export const useRfqForm = () => {
  const t = useTranslations()
  const router = useRouter()
  const codeId = useId()
  const verifier = useRef<Verifier>(null)
  const [isTouched, setIsTouched] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  const [sent, setSent] = useState('')
  const { change, ...parts } = usePartRows()
  const contact = useContact(isChecked)
  const file = usePartsUpload(parts, change)
  const submit = useSubmitRfq()
  const { rows } = parts

  /** The first box to mend; null where all can be sent. */
  const firstToMend = () => {
    if (!hasParts(rows)) return partId(0, 'partNumber')
    const problems = contactProblems(contact.values)
    const field = contactFields.find((name) => problems[name])
    return brokenParts(rows)[0]?.id ?? (field ? contactId(field) : null)
  }
  const finish = (rfqNumber: string) => {
    sentNumber.write(rfqNumber)
    keptContact.forget()
    rfqList.clear()
    setSent(rfqNumber)
    router.push(sentPage)
  }
  const ask = async () => {
    const pass = (await verifier.current?.trade()) ?? { problem: t('quickRfq.problems.code') }
    if ('problem' in pass) {
      setRefusal({ ...noRefusal, ofCaptcha: pass.problem })
      return focusOn(codeId)
    }
    const { rfqNumber, complaints } = await submit(rows, contact.values, file.fileId, pass.token)
    if (rfqNumber) return finish(rfqNumber)
    for (const { __typename, message, path } of complaints) {
      const field = contactFields.find((name) => name === path?.at(-1))
      if (field) {
        contact.refuse(field, message)
        focusOn(contactId(field))
      } else if (__typename === 'InvalidCaptchaError') {
        verifier.current?.renew()
        setRefusal((now) => ({ ...now, ofCaptcha: message }))
      } else setRefusal((now) => ({ ...now, [path?.includes('parts') ? 'ofParts' : 'ofForm']: message }))
    }
  }
  const send = async () => {
    setIsChecked(true)
    setRefusal({ ...noRefusal, ofParts: hasParts(rows) ? '' : t('rfqPage.problems.parts') })
    const toMend = firstToMend()
    if (toMend) return focusOn(toMend)
    setIsSending(true)
    await ask().finally(() => setIsSending(false))
  }
  const typeCode = () => setRefusal((now) => ({ ...now, ofCaptcha: '' }))
  return {
    parts,
    change,
    contact,
    file,
    verification: { isWanted: isTouched, verifier, error: refusal.ofCaptcha, id: codeId, onType: typeCode },
    isChecked,
    isSending,
    refusal,
    sent,
    touch: () => setIsTouched(true),
    send,
  }
}
