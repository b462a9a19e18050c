import { useTranslations } from 'next-intl'
import { AccountTexts } from '../account-texts.tsx'
import { LoginForm } from './login-form-client.tsx'
import styles from '../form/form.module.css'

export function LoginPage() {
  const t = useTranslations('account.login')
  return (
    <div className={styles.narrow}>
      <h1>{t('title')}</h1>
      <AccountTexts>
        <LoginForm />
      </AccountTexts>
    </div>
  )
}
