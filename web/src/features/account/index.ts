export { ActivatePage } from './activate-page.tsx'
export { ExitPage } from './exit-page.tsx'
export { LoginPage } from './login-page.tsx'
export { RegisterPage } from './register-page.tsx'
