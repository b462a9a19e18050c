import { changeSignal } from '#ui/change-signal.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

const changed = changeSignal()

export const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

export const subscribeTheme = changed.subscribe

const keep = (theme: Theme) => {
  try {
    if (theme === 'auto') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice still holds for this page.
  }
}

export const chooseTheme = (theme: Theme) => {
  const { dataset } = document.documentElement
  if (theme === 'auto') delete dataset.theme
  else dataset.theme = theme
  keep(theme)
  changed.tell()
}
