'use client'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { Icon } from '#ui/icon.tsx'
import { chooseTheme, readTheme, subscribeTheme, themes } from './theme.ts'
import styles from './theme-switch.module.css'

const looks = {
  auto: { key: 'themeAuto', icon: 'monitor' },
  light: { key: 'themeLight', icon: 'sun' },
  dark: { key: 'themeDark', icon: 'moon' },
} as const

export function ThemeSwitch() {
  const t = useTranslations('layout')
  const current = useSyncExternalStore(subscribeTheme, readTheme, () => 'auto')
  return (
    <div className={styles.switch} role="radiogroup" aria-label={t('theme')}>
      {themes.map((theme) => {
        const { key, icon } = looks[theme]
        return (
          <label key={theme}>
            <input type="radio" name="theme" checked={theme === current} onChange={() => chooseTheme(theme)} />
            <Icon name={icon} size={16} />
            {t(key)}
          </label>
        )
      })}
    </div>
  )
}
