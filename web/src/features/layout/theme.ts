import { changeSignal } from '#ui/change-signal.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Kept per browser; `auto` follows the system and is not kept. */
export const themeKey = 'theme'

const changed = changeSignal()

export const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

export const subscribeTheme = changed.subscribe

export const chooseTheme = (theme: Theme) => {
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme
    localStorage.removeItem(themeKey)
  } else {
    document.documentElement.dataset.theme = theme
    localStorage.setItem(themeKey, theme)
  }
  changed.tell()
}
