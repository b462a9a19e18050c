import { applyTheme } from './apply-theme.ts'

export const ThemeScript = () => <script dangerouslySetInnerHTML={{ __html: applyTheme }} />
