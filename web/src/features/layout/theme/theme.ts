import { changeSignal } from '#ui/browser/change-signal.ts'
import { storedText } from '#ui/browser/stored-text.ts'

export const themes = ['auto', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

export const themeKey = 'theme'
const storedTheme = storedText(themeKey, () => localStorage)

const changed = changeSignal()

export const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

export const subscribeTheme = changed.subscribe

export const chooseTheme = (theme: Theme) => {
  const { dataset } = document.documentElement
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
  storedTheme.write(theme === 'auto' ? null : theme)
  changed.notify()
}
