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
  cart_num: one('fields.multipleOfMinimum'),
}
