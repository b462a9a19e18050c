'use client'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { getPathname } from '#i18n/get-pathname.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { Field } from '#ui/form/field-client.tsx'
import { FormNotice } from '#ui/form/form-notice.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { type BasketAddress, basketHref } from '../basket.ts'
import { maxFieldChars } from '../checkout-values.ts'
import { fieldId } from '../field-id.ts'
import type { CheckoutFormState } from '../values/use-checkout-form-client.ts'
import styles from '../checkout.module.css'

type ContactSectionProps = { state: CheckoutFormState; email: string | null; basket: BasketAddress }

const useSignInHref = (basket: BasketAddress) =>
  signInHref(getPathname({ href: basketHref(basket), locale: useLocale() }))

/** Replaces the form of a member, whose button had the focus. */
export function SessionEndNotice({ basket }: { basket: BasketAddress }) {
  const t = useTranslations('checkout.outcome')
  const href = useSignInHref(basket)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1}>
      <FormNotice tone="error">
        {t.rich('sessionEnded', { to: (words) => <Link href={href}>{words}</Link> })}
      </FormNotice>
    </div>
  )
}

export function ContactSection({ state: { form, findError }, email, basket }: ContactSectionProps) {
  const t = useTranslations('checkout')
  const href = useSignInHref(basket)
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-contact">
      <h2 id="checkout-contact">{t('contact.title')}</h2>
      {email === null ? (
        <>
          <Field
            required
            id={fieldId('email')}
            label={t('fields.email')}
            hint={t('contact.hint')}
            error={findError('email')}
          >
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
              maxLength={maxFieldChars.email}
              dir="ltr"
            />
          </Field>
          <p className={styles.quiet}>
            {t.rich('contact.signIn', { to: (words) => <Link href={href}>{words}</Link> })}
          </p>
        </>
      ) : (
        <p>{t.rich('contact.member', { email: () => <bdi dir="ltr">{email}</bdi> })}</p>
      )}
    </Sheet>
  )
}
