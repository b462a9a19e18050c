import { themeKey } from './theme.ts'

/** Runs before the first paint. */
export const applyTheme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
