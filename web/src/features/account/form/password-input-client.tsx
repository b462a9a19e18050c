'use client'
import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '#ui/icon.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import styles from './form.module.css'

export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  return (
    <span className={styles.password} dir="ltr">
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" aria-pressed={isShown} aria-label={t('showPassword')} onClick={() => setShown(!isShown)}>
        <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
      </button>
    </span>
  )
}
