export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Kept per browser; `auto` follows the system and is not kept. */
export const themeKey = 'theme'

const listeners = new Set<() => void>()

export const readTheme = (): Theme => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

export const subscribeTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const chooseTheme = (theme: Theme) => {
  if (theme === 'auto') {
    delete document.documentElement.dataset.theme
    localStorage.removeItem(themeKey)
  } else {
    document.documentElement.dataset.theme = theme
    localStorage.setItem(themeKey, theme)
  }
  for (const listener of listeners) listener()
}
