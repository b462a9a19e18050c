import { useLocale, useTranslations } from 'next-intl'
import { listCountryNames } from '@partgate/schema/country-codes.ts'
import { AccountTexts } from '../account-texts.tsx'
import { RegisterForm } from './register-form-client.tsx'
import { rich } from '../form/rich.tsx'
import styles from '../form/form.module.css'

const reasons = ['activation', 'account', 'guest'] as const

export function RegisterPage() {
  const t = useTranslations('account.register')
  const countries = listCountryNames(useLocale())
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.quiet}>{t.rich('already', rich)}</p>
      </header>
      <AccountTexts>
        <RegisterForm countries={countries} />
      </AccountTexts>
      <aside className={styles.reasons}>
        {reasons.map((reason) => (
          <div key={reason}>
            <h2>{t(`reasons.${reason}.title`)}</h2>
            <p>{t(`reasons.${reason}.text`)}</p>
          </div>
        ))}
      </aside>
    </div>
  )
}
