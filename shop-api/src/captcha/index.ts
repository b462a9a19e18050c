export { consumeCaptcha, openCaptchas } from './service.ts'
export { sweepCaptchas } from './store.ts'
