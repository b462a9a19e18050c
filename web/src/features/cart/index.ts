export { CartPage } from './cart-page.tsx'
export { CartSteps } from './cart-steps.tsx'
export { pickPanelTexts } from './cart-texts.ts'
export { SharedCartPage } from './share/shared-cart-page.tsx'
