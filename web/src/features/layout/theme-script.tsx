import { themeKey } from './theme.ts'

/** Before the first paint: the colours chosen here last time, over those of the system. */
const applyTheme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: applyTheme }} />
