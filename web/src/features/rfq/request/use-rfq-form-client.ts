'use client'
import { useId, useRef, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { rfqList } from '../rfq-list-store.ts'
import { contactFields, type ContactField, type ContactValues } from './contact-values.ts'
import { partId } from './part-ids.ts'
import { brokenParts, hasParts } from './to-mend.ts'
import { sentPage } from './pages.ts'
import { keptContact, sentNumber } from './tab-texts.ts'
import { useContact } from './use-contact-client.ts'
import { usePartRows } from './use-part-rows-client.ts'
import { usePartsUpload } from './use-parts-upload-client.ts'
import { useSubmitRfq } from './use-submit-rfq-client.ts'
import type { Verifier } from './verification-client.tsx'

const focus = (id: string) => document.getElementById(id)?.focus()
const noRefusal = { ofForm: '', ofParts: '', ofCaptcha: '' }

/** All that the page of a request needs: the parts, who asks, the check for people, and how it is sent. */
export const useRfqForm = () => {
  const t = useTranslations()
  const router = useRouter()
  const codeId = useId()
  const { change, ...parts } = usePartRows()
  const form = useContact()
  const file = usePartsUpload(parts, change)
  const [isTouched, setIsTouched] = useState(false)
  const verifier = useRef<Verifier>(null)
  const submit = useSubmitRfq()
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  const [sent, setSent] = useState('')
  const { rows } = parts

  /** True where the parts can be sent. */
  const checkParts = () => {
    setIsChecked(true)
    setRefusal({ ...noRefusal, ofParts: hasParts(rows) ? '' : t('rfqPage.problems.parts') })
    const first = brokenParts(rows)[0]?.id ?? (hasParts(rows) ? null : partId(0, 'partNumber'))
    if (first) focus(first)
    return first === null
  }
  const refuse = (errors: FieldErrors<ContactValues>) => {
    const first = contactFields.find((field) => errors[field])
    if (checkParts() && first) form.setFocus(first)
  }
  const finish = (rfqNumber: string) => {
    sentNumber.write(rfqNumber)
    keptContact.forget()
    rfqList.clear()
    setSent(rfqNumber)
    router.push(sentPage)
  }
  const send = async (contact: ContactValues) => {
    if (!checkParts()) return
    const pass = (await verifier.current?.trade()) ?? { problem: t('quickRfq.problems.code') }
    if ('problem' in pass) {
      setRefusal({ ...noRefusal, ofCaptcha: pass.problem })
      return focus(codeId)
    }
    const { rfqNumber, complaints } = await submit(rows, contact, file.fileId, pass.token)
    if (rfqNumber) return finish(rfqNumber)
    for (const { __typename, message, path } of complaints) {
      const field: ContactField | undefined = contactFields.find((name) => name === path?.at(-1))
      if (field) form.setError(field, { message }, { shouldFocus: true })
      else if (__typename === 'InvalidCaptchaError') {
        verifier.current?.renew()
        setRefusal((now) => ({ ...now, ofCaptcha: message }))
      } else setRefusal((now) => ({ ...now, [path?.includes('parts') ? 'ofParts' : 'ofForm']: message }))
    }
  }
  const typeCode = () => setRefusal((now) => ({ ...now, ofCaptcha: '' }))
  return {
    parts,
    change,
    form,
    file,
    verification: { isWanted: isTouched, verifier, error: refusal.ofCaptcha, id: codeId, onType: typeCode },
    isChecked,
    refusal,
    sent,
    touch: () => setIsTouched(true),
    submit: form.handleSubmit(send, refuse),
  }
}
