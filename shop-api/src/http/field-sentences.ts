import type { MessageKey } from '#i18n/translator.ts'

type Sentences = { missing: MessageKey; invalid: MessageKey }

const one = (key: MessageKey): Sentences => ({ missing: key, invalid: key })

/** What a refused field is told (spec 5): when it is empty, and when it is not what it should be. */
export const fieldSentences: Record<string, Sentences> = {
  email: { missing: 'fields.enterEmail', invalid: 'fields.enterValidEmail' },
  password: { missing: 'fields.enterPassword', invalid: 'fields.passwordLength' },
  confirm_password: { missing: 'fields.enterConfirmPassword', invalid: 'fields.passwordInconsistency' },
  contact_name: one('fields.enterContactName'),
  telephone: { missing: 'fields.enterTelephone', invalid: 'fields.enterValidTelephone' },
  company_name: one('fields.enterCompanyName'),
  country: one('fields.selectCountry'),
  city: one('fields.enterCity'),
  state: one('fields.enterState'),
  address: one('fields.enterAddress'),
  agreement: one('fields.agreePolicy'),
  address_line_1: one('fields.enterAddress'),
  postal_code: one('fields.enterPostalCode'),
  old_password: { missing: 'fields.enterPassword', invalid: 'fields.enterValidPassword' },
  new_password: { missing: 'fields.enterPassword', invalid: 'fields.passwordLength' },
  confirm_new_password: { missing: 'fields.enterConfirmNewPassword', invalid: 'fields.passwordInconsistency' },
  captcha_token: one('fields.enterVerificationCode'),
  answer: one('fields.enterVerificationCode'),
  feedback_content: one('fields.enterComment'),
  type_id: one('fields.selectSubject'),
  shipping_address: one('fields.enterAddress'),
  parts: one('fields.orderDetailsRequired'),
  cart_num: one('fields.multipleOfMinimum'),
  qty: one('fields.multipleOfMinimum'),
  file: one('fields.chooseFile'),
}
