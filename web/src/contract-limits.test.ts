import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import * as limits from '@partgate/schema/limits.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { addressInputs } from './features/account/addresses/address-fields-client.tsx'
import { orderPlaceFields } from './features/account/form/place-fields.ts'
import { maxFieldChars } from './features/orders/checkout/checkout-values.ts'
import { maxContactChars } from './features/rfq/request/contact-values.ts'
import { maxPartChars } from './features/rfq/request/part-row.ts'

const { account, orders, payments, rfq, site } = contract

const bodyShape = z.object({
  properties: z.record(z.string(), z.looseObject({ maxLength: z.number().optional(), items: z.unknown().optional() })),
})
const readProperties = (shape: unknown) => bodyShape.parse(shape).properties
const readBody = (body: z.ZodType) => readProperties(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
const toWireName = (field: string) => field.replaceAll(/[A-Z\d]/g, (sign) => `_${sign.toLowerCase()}`)

/** Wire names of a company's fields that other addresses name differently. */
const companyNames: Record<string, string> = { address_line_1: 'address' }

const limitOf = new Map(Object.entries(limits))
const registered = /\{\.\.\.(?:[\w.]+\.)?(?:register|input)\('(\w+)'[^)]*\)\}[^<>]*?\bmaxLength=\{(max\w+)\}/g
/** The limit of each field in the source of a form. */
const readForm = (path: string) =>
  [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(registered)].map(
    ([, field = '', name = '']) => [toWireName(field), limitOf.get(name)] as const,
  )

describe('the inputs of a form take as many characters as the contract', () => {
  it.each([
    ['./features/account/register/register-form-client.tsx', account.register.body, 6],
    ['./features/account/profile/profile-fields-client.tsx', account.profileModify.body, 4],
    ['./features/account/profile/password-form-client.tsx', account.changePassword.body, 2],
    ['./features/site/meeting/meeting-form-client.tsx', site.scheduleMeeting.body, 5],
    ['./features/rfq/quick-rfq/quick-rfq-form-client.tsx', rfq.quick.body, 3],
  ])('%s', (path, body, count) => {
    const fields = readForm(path).filter(([field]) => !field.startsWith('confirm_'))
    expect(fields).toHaveLength(count)
    const properties = readBody(body)
    const findProperty = (field: string) => properties[field] ?? properties[companyNames[field] ?? '']
    expect(fields).toEqual(fields.map(([field]) => [field, findProperty(field)?.maxLength]))
  })

  it('the address', () => {
    const properties = readBody(account.addressAdd.body)
    const fields = Object.entries(addressInputs)
    expect(fields).toHaveLength(8)
    for (const [field, { maxLength }] of fields)
      expect([field, maxLength ?? limits.maxShortTextChars]).toEqual([field, properties[toWireName(field)]?.maxLength])
  })

  it.each([
    ['a registration', account.register.body],
    ['a profile', account.profileModify.body],
  ])('the place of %s', (_form, body) => {
    const properties = readBody(body)
    for (const field of orderPlaceFields('US', 'en'))
      expect([field, limits.maxShortTextChars]).toEqual([
        field,
        (properties[toWireName(field)] ?? properties[companyNames[toWireName(field)] ?? ''])?.maxLength,
      ])
  })

  it('the checkout', () => {
    const { email, purchase_order_no, remark } = readBody(orders.add.body)
    expect(maxFieldChars).toEqual({
      email: email?.maxLength,
      purchaseOrderNumber: purchase_order_no?.maxLength,
      remark: remark?.maxLength,
    })
  })

  it('the request for a quote', () => {
    const { contact_name, company_name, email, telephone, reference, comment, parts } = readBody(rfq.submit.body)
    expect(maxContactChars).toMatchObject({
      contactName: contact_name?.maxLength,
      companyName: company_name?.maxLength,
      email: email?.maxLength,
      telephone: telephone?.maxLength,
      reference: reference?.maxLength,
      comment: comment?.maxLength,
    })
    const part = readProperties(parts?.items)
    expect(maxPartChars).toMatchObject({
      partNumber: part['part_number']?.maxLength,
      manufacturerName: part['manufacturer']?.maxLength,
      package: part['package']?.maxLength,
      dateCode: part['date_code']?.maxLength,
    })
  })

  it('feedback and the note of a bank transfer', () => {
    expect(limits.maxLongTextChars).toBe(readBody(site.feedback.body)['feedback_content']?.maxLength)
    expect(limits.maxShortTextChars).toBe(readBody(payments.bankConfirm.body)['remittance_note']?.maxLength)
  })
})
