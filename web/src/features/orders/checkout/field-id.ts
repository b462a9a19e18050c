import type { CheckoutField } from './checkout-values.ts'

export const checkoutTitleId = 'checkout-title'
export const orderInformationId = 'order-information'

export const fieldId = (field: CheckoutField) => `checkout-${field.replace('.', '-')}`

export const focusField = (field: CheckoutField) => {
  const element = document.getElementById(fieldId(field))
  const target = element?.matches('fieldset') ? element.querySelector('input:checked, input') : element
  if (target instanceof HTMLElement) target.focus()
}
