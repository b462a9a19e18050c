'use client'
import { useEffect, useId, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import type { CombinedError } from 'urql'
import { useRouter } from '#i18n/navigation-client.ts'
import { hasErrorCode } from '#graphql/has-error-code.ts'
import { useStoredInput } from '#graphql/session/use-stored-input-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import type { SubmitRfqMutation } from '#graphql/generated/types.ts'
import { useSubmitRfqMutation } from '#graphql/generated/hooks/rfq.ts'
import { rfqList } from '../list/rfq-list-store.ts'
import { maxItems, writeList } from '../list/rfq-list.ts'
import { createIdempotencyKeys } from '../idempotency-key.ts'
import { contactId, focusOn, partId } from './box-ids.ts'
import { checkRfqContact, contactFields, type ContactValues } from './contact-values.ts'
import { sentPage } from '../pages.ts'
import type { SentRequest } from './request-sent-client.tsx'
import { sentByGuest, sentNumber, sentWithoutMail, storedContact } from './tab-texts.ts'
import { brokenParts, hasParts, noRefusedRows, type PartsRefusal, refuseRow, stillRefused } from './broken-parts.ts'
import { useContact } from './use-contact-client.ts'
import { usePartsUpload } from './use-parts-upload-client.ts'
import type { Verifier } from './verification-client.tsx'
import { toRowItem, type PartRow } from './part-row.ts'
import { changeParts, filledRows, unreadRows } from './part-rows.ts'
import { withoutReferences, toRfqRequest } from './to-rfq-request.ts'

/** The referenced file expires after an hour, and a referenced product may have been removed. */
const isReferenceError = (data: SubmitRfqMutation | undefined, error: CombinedError | undefined) =>
  data?.submitRfq?.errors.some(({ __typename }) => __typename === 'NotFoundError') ||
  hasErrorCode(error, 'BAD_USER_INPUT')

const idempotencyKeys = createIdempotencyKeys('rfq')

const useSubmitRfq = () => {
  const toUserErrors = useUserErrors()
  const [, submit] = useSubmitRfqMutation()
  return async (rows: PartRow[], contact: ContactValues, fileId: string | null, captchaToken: string | null) => {
    const send = (request: ReturnType<typeof toRfqRequest>) =>
      submit({ input: { ...request, captchaToken, idempotencyKey: idempotencyKeys.toKey(request) } })
    const request = toRfqRequest(rows, contact, fileId)
    const firstResponse = await send(request)
    const { data, error } = isReferenceError(firstResponse.data, firstResponse.error)
      ? await send(withoutReferences(request))
      : firstResponse
    const userErrors = toUserErrors(data?.submitRfq, error)
    const rfq = userErrors.length === 0 ? data?.submitRfq?.rfq : null
    if (rfq) idempotencyKeys.clear()
    const sent: SentRequest | null = rfq
      ? { rfqNumber: rfq.rfqNumber, isGuest: rfq.url === null, isMailed: rfq.isConfirmedByEmail }
      : null
    return { sent, userErrors }
  }
}

const usePartRows = () => {
  const [state, change] = useReducer(changeParts, unreadRows)
  const [isStored, setIsStored] = useState(true)
  const storedList = useSyncExternalStore(rfqList.subscribe, rfqList.read, rfqList.readOnServer)
  useEffect(() => change({ type: 'read', items: rfqList.read() }), [storedList])
  useEffect(() => {
    if (!state.isRead) return
    const items = filledRows(state.rows).slice(0, maxItems).map(toRowItem)
    if (writeList(items) !== writeList(rfqList.read())) setIsStored(rfqList.replace(items))
  }, [state])
  return { ...state, change, isStored }
}

const noPartsRefusal: PartsRefusal = { kind: 'none' }

export const useRfqForm = () => {
  const t = useTranslations()
  const router = useRouter()
  const captchaFieldId = useId()
  const verifier = useRef<Verifier>(null)
  const [isTouched, setIsTouched] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [partsRefusal, setPartsRefusal] = useState<PartsRefusal>(noPartsRefusal)
  const [sent, setSent] = useState<SentRequest | null>(null)
  const [refusedRows, setRefusedRows] = useState(noRefusedRows)
  const { change, ...parts } = usePartRows()
  const contact = useContact(isSubmitted)
  const file = usePartsUpload(parts, change)
  const submit = useSubmitRfq()
  const { rows } = parts
  useStoredInput(() => {
    const typed = storedContact.read()
    // Written again, which fails if the browser did not store it before.
    if (typed !== null && !storedContact.write(typed)) return false
    return parts.isStored && (typed !== null || hasParts(rows))
  })

  const findFirstInvalid = () => {
    if (!hasParts(rows)) return partId(0, 'partNumber')
    const problems = checkRfqContact(contact.values)
    const field = contactFields.find((name) => problems[name])
    return brokenParts(rows)[0]?.id ?? (field ? contactId(field) : null)
  }
  const handleSuccess = (request: SentRequest) => {
    sentNumber.write(request.rfqNumber)
    sentByGuest.write(request.isGuest ? 'yes' : null)
    sentWithoutMail.write(request.isMailed ? null : 'yes')
    storedContact.write(null)
    rfqList.remove(...filledRows(rows).map(({ rowId }) => rowId))
    setSent(request)
    router.push(sentPage)
  }
  const verify = async () => {
    if (verifier.current) return verifier.current.exchangeCode()
    setRefusal(t('quickRfq.problems.code'))
    return null
  }
  const verifyAndSubmit = async () => {
    const captchaToken = contact.isMember ? null : await verify()
    if (!contact.isMember && !captchaToken) return focusOn(captchaFieldId)
    const { sent: request, userErrors } = await submit(rows, contact.values, file.fileId, captchaToken)
    if (request) return handleSuccess(request)
    let refused = noRefusedRows
    for (const { __typename, message, path } of userErrors) {
      const withRow = refuseRow(refused, rows, { path, message })
      const field = contactFields.find((name) => name === path?.at(-1))
      if (withRow) refused = withRow
      else if (field) {
        contact.refuse(field, message)
        focusOn(contactId(field))
      } else if (__typename === 'InvalidCaptchaError' && verifier.current) {
        verifier.current.refuse(message)
        focusOn(captchaFieldId)
      } else if (path?.includes('parts')) {
        setPartsRefusal({ kind: 'refused', rows, message })
        focusOn(partId(0, 'partNumber'))
      } else {
        // The member has been signed out meanwhile.
        if (contact.isMember && path?.at(-1) === 'captchaToken') contact.readViewer()
        setRefusal(message)
      }
    }
    setRefusedRows(refused)
    const [first] = brokenParts(rows, refused)
    if (first) focusOn(first.id)
  }
  const send = async () => {
    setIsSubmitted(true)
    setRefusal('')
    verifier.current?.clearProblem()
    setRefusedRows(noRefusedRows)
    setPartsRefusal(hasParts(rows) ? noPartsRefusal : { kind: 'missing' })
    const firstInvalid = findFirstInvalid()
    if (firstInvalid) {
      if (!contact.isMember) verifier.current?.requireCode()
      return focusOn(firstInvalid)
    }
    setIsSending(true)
    await verifyAndSubmit().finally(() => setIsSending(false))
  }
  const currentPartsRefusal = stillRefused(partsRefusal, rows)
  const partsMessage = {
    none: '',
    missing: t('rfqPage.problems.parts'),
    refused: currentPartsRefusal.kind === 'refused' ? currentPartsRefusal.message : '',
  }[currentPartsRefusal.kind]
  return {
    parts,
    change,
    contact,
    file,
    verification: {
      isWanted: isTouched && !contact.isLoading,
      verifier,
      id: captchaFieldId,
    },
    isSubmitted,
    isSending,
    partsMessage,
    refusedRows,
    refusal,
    sent,
    touch: () => setIsTouched(true),
    send,
  }
}
