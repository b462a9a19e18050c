import { useTranslations } from 'next-intl'
import { LoginForm } from './login-form-client.tsx'
import { rich } from './rich.tsx'
import styles from './form.module.css'

export function LoginPage() {
  const t = useTranslations('account.login')
  return (
    <div className={styles.narrow}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.quiet}>{t.rich('new', rich)}</p>
      </header>
      <LoginForm />
    </div>
  )
}
