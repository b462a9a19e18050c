export { ActivatePage } from './register/activate-page.tsx'
export { ExitPage } from './sign-in/exit-page.tsx'
export { LoginPage } from './sign-in/login-page.tsx'
export { RegisterPage } from './register/register-page.tsx'
