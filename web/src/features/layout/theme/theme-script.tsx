import { themeKey } from './theme.ts'

/** Runs before the first paint. */
const applyTheme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: applyTheme }} />
