'use client'
import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { TextInput } from '#ui/text-input-client.tsx'
import styles from './form.module.css'

export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const t = useTranslations('account')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <span className={styles.password} dir="ltr">
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" aria-pressed={isShown} aria-label={t('showPassword')} onClick={() => setShown(!isShown)}>
        <Icon size={18} aria-hidden />
      </button>
    </span>
  )
}
