export { paymentHead, PayPage, successfulHead, SuccessfulPage } from './pay-page.tsx'
