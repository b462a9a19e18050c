'use client'
import { useTranslations } from 'next-intl'
import { useLocale } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { getPathname } from '#i18n/get-pathname.ts'
import { signInHref } from '#security/sign-in-href.ts'
import { Field } from '#ui/field-client.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input-client.tsx'
import { type BasketAddress, basketHref } from './basket.ts'
import { maxFieldChars } from './checkout-values.ts'
import { fieldId } from './field-id.ts'
import type { CheckoutFormState } from './use-checkout-form-client.ts'
import styles from './checkout.module.css'

type ContactSectionProps = { state: CheckoutFormState; email: string | null; basket: BasketAddress }

export function ContactSection({ state: { form, findError }, email, basket }: ContactSectionProps) {
  const t = useTranslations('checkout')
  const here = getPathname({ href: basketHref(basket), locale: useLocale() })
  return (
    <Sheet as="section" className={styles.section} aria-labelledby="checkout-contact">
      <h2 id="checkout-contact">{t('contact.title')}</h2>
      {email === null ? (
        <>
          <Field id={fieldId('email')} label={t('fields.email')} hint={t('contact.hint')} error={findError('email')}>
            <TextInput
              {...form.register('email')}
              type="email"
              autoComplete="email"
              maxLength={maxFieldChars.email}
              dir="ltr"
              required
            />
          </Field>
          <p className={styles.quiet}>
            {t.rich('contact.signIn', { to: (words) => <Link href={signInHref(here)}>{words}</Link> })}
          </p>
        </>
      ) : (
        <p>{t.rich('contact.member', { email: () => <bdi dir="ltr">{email}</bdi> })}</p>
      )}
    </Sheet>
  )
}
