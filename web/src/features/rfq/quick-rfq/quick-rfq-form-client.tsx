'use client'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { maxEmailChars, maxLongTextChars, maxShortTextChars } from '@partgate/schema/limits.ts'
import { useQuickRfqQuery, useSubmitQuickRfqMutation } from '#graphql/generated/hooks/rfq.ts'
import type { QuickRfq_ProductFragment, SubmitQuickRfqInput } from '#graphql/generated/types.ts'
import { useTypedForm } from '#graphql/session/use-typed-input-client.ts'
import { Button } from '#ui/button.tsx'
import { checkEmail } from '#ui/form/check-contact.ts'
import { Field } from '#ui/form/field-client.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { TextArea, TextInput } from '#ui/form/text-input-client.tsx'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { CaptchaField } from './quick-captcha-field-client.tsx'
import { useCaptcha } from './quick-captcha-client.ts'
import {
  checkQuantity,
  checkTargetPrice,
  type QuickRfqField,
  type QuickRfqProblem,
  type QuickRfqValues,
  toQuickRequest,
} from './quick-rfq-values.ts'
import { createIdempotencyKeys } from '../idempotency-key.ts'
import styles from './quick-rfq.module.css'

type QuickRequest = Omit<SubmitQuickRfqInput, 'productId' | 'idempotencyKey'>

const useQuickRequest = (productId: string) => {
  const toUserErrors = useUserErrors()
  const [, send] = useSubmitQuickRfqMutation()
  const idempotencyKeys = createIdempotencyKeys(`quick-rfq:${productId}`)
  return async (request: QuickRequest) => {
    const input = { ...request, productId, idempotencyKey: idempotencyKeys.toKey(request) }
    const { data, error } = await send({ input })
    const userErrors = toUserErrors(data?.submitQuickRfq, error)
    const rfqNumber = userErrors.length === 0 ? (data?.submitQuickRfq?.rfq?.rfqNumber ?? null) : null
    if (rfqNumber) idempotencyKeys.clear()
    return { rfqNumber, userErrors }
  }
}

type QuickRfqFormProps = {
  product: QuickRfq_ProductFragment
  quantity: number
  /** The form shows what was typed before. */
  onRestored: () => void
  onSent: (rfqNumber: string) => void
}

/** Fields of guests only. */
const guestPaths = ['email', 'captchaToken']
const fields: QuickRfqField[] = ['quantity', 'targetPrice', 'email', 'contactName', 'comment']

export function QuickRfqForm({ product, quantity, onRestored, onSent }: QuickRfqFormProps) {
  const t = useTranslations('quickRfq')
  const codeId = useId()
  const [{ data, fetching }, readViewer] = useQuickRfqQuery()
  const isLoading = fetching && !data
  const isGuest = !isLoading && !data?.viewer
  const captcha = useCaptcha('QUICK_RFQ', isGuest)
  const ask = useQuickRequest(product.id)
  const [problem, setProblem] = useState('')
  const defaultValues = { quantity: String(quantity), targetPrice: '', email: '', contactName: '', comment: '' }
  const form = useForm<QuickRfqValues>({ defaultValues })
  const { errors, isSubmitting, dirtyFields } = form.formState
  const { resetField } = form
  const hasOwnQuantity = dirtyFields.quantity === true
  useEffect(() => {
    if (!hasOwnQuantity) resetField('quantity', { defaultValue: String(quantity) })
  }, [quantity, hasOwnQuantity, resetField])
  useTypedForm<QuickRfqValues>(`quick-rfq:${product.id}`, form, defaultValues, onRestored)
  const input = (name: QuickRfqField, check?: (text: string) => QuickRfqProblem | undefined) =>
    form.register(name, {
      validate: (text) => {
        const found = check?.(text)
        return found ? t(`problems.${found}`) : true
      },
    })

  const send = async (values: QuickRfqValues) => {
    setProblem('')
    captcha.clearProblem()
    const captchaToken = isGuest ? await captcha.exchangeCode() : null
    if (isGuest && !captchaToken) return document.getElementById(codeId)?.focus()
    const { rfqNumber, userErrors } = await ask({ ...toQuickRequest(values, isGuest), captchaToken })
    if (rfqNumber) return onSent(rfqNumber)
    const isSignedOut = !isGuest && userErrors.some(({ path }) => guestPaths.includes(path?.at(-1) ?? ''))
    if (isSignedOut) readViewer({ requestPolicy: 'network-only' })
    const refused: QuickRfqField[] = []
    for (const { __typename, message, path } of userErrors) {
      const field = isSignedOut ? undefined : fields.find((name) => name === path?.at(-1))
      if (field) {
        form.setError(field, { message })
        refused.push(field)
      } else if (__typename === 'InvalidCaptchaError') {
        captcha.refuse(message)
        document.getElementById(codeId)?.focus()
      } else setProblem(message)
    }
    const first = fields.find((name) => refused.includes(name))
    if (first) form.setFocus(first)
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(send, () => isGuest && captcha.requireCode())(event)}
    >
      <p className={styles.quiet}>{t('text')}</p>
      {problem && (
        <p role="alert" className={styles.notice}>
          {problem}
        </p>
      )}
      <div className={styles.pair}>
        <Field label={t('quantity')} error={errors.quantity?.message} required>
          <TextInput {...input('quantity', checkQuantity)} inputMode="numeric" autoComplete="off" dir="ltr" />
        </Field>
        <Field label={t('targetPrice')} hint={t('optional')} error={errors.targetPrice?.message}>
          <TextInput {...input('targetPrice', checkTargetPrice)} inputMode="decimal" autoComplete="off" dir="ltr" />
        </Field>
      </div>
      {isLoading && <Skeleton blockSize="68px" />}
      {data?.viewer && (
        <p className={styles.quiet}>
          {t.rich('replyTo', { email: data.viewer.email, address: (text) => <bdi dir="ltr">{text}</bdi> })}
        </p>
      )}
      {isGuest && (
        <div className={styles.pair}>
          <Field label={t('email')} error={errors.email?.message} required>
            <TextInput
              {...input('email', checkEmail)}
              type="email"
              autoComplete="email"
              maxLength={maxEmailChars}
              dir="ltr"
            />
          </Field>
          <Field label={t('contactName')} hint={t('optional')} error={errors.contactName?.message}>
            <TextInput {...input('contactName')} autoComplete="name" maxLength={maxShortTextChars} />
          </Field>
        </div>
      )}
      <Field label={t('comment')} hint={t('optional')} error={errors.comment?.message}>
        <TextArea {...input('comment')} dir="auto" rows={3} maxLength={maxLongTextChars} />
      </Field>
      {isGuest && <CaptchaField captcha={captcha} id={codeId} />}
      <Button variant="primary" type="submit" isBusy={isSubmitting} disabled={isLoading}>
        {t('send')}
      </Button>
    </form>
  )
}
