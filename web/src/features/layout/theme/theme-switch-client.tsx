'use client'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, readTheme, subscribeTheme, themes } from './theme.ts'
import styles from './theme-switch.module.css'

const looks = {
  auto: { key: 'themeAuto', Icon: Monitor },
  light: { key: 'themeLight', Icon: Sun },
  dark: { key: 'themeDark', Icon: Moon },
} as const

export function ThemeSwitch() {
  const t = useTranslations('layout')
  const current = useSyncExternalStore(subscribeTheme, readTheme, () => 'auto')
  return (
    <div className={styles.switch} role="radiogroup" aria-label={t('theme')}>
      {themes.map((theme) => {
        const { key, Icon } = looks[theme]
        return (
          <label key={theme}>
            <input type="radio" name="theme" checked={theme === current} onChange={() => chooseTheme(theme)} />
            <Icon size={16} aria-hidden />
            {t(key)}
          </label>
        )
      })}
    </div>
  )
}
