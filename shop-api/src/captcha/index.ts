export { consumeCaptcha, createCaptchaService } from './service.ts'
export { sweepCaptchas } from './store.ts'
