import { describe, expect, it, test } from 'vitest'
import { emptyAddress } from '#features/account/index-client.ts'
import { draftLifetimeMs, parseDraft, printDraft } from './draft.ts'
import { guestValues } from '#testing/checkout-values.ts'

const nowMs = 1_800_000_000_000

describe('the draft', () => {
  test.for([
    [null, null, true],
    [null, 'ada', true],
    ['ada', 'ada', true],
    ['ada', 'bob', false],
  ] as const)('of %s is shown to %s: %s', ([owner, reader, isShown]) =>
    expect(parseDraft(printDraft(guestValues, owner, nowMs), reader, nowMs + 1)).toEqual(
      isShown ? { values: guestValues, hasSessionEnded: false } : null,
    ),
  )

  it('of a member whose session has ended continues without addresses', () => {
    const values = { ...guestValues, shippingChoice: 'saved', purchaseOrderNumber: 'PO 4711', remark: 'In bags' }
    const draft = parseDraft(printDraft(values, 'ada', nowMs), null, nowMs + 1)
    expect(draft).toEqual({
      hasSessionEnded: true,
      values: expect.objectContaining({
        email: '',
        shippingChoice: 'new',
        shipping: emptyAddress,
        billing: emptyAddress,
        purchaseOrderNumber: 'PO 4711',
        remark: 'In bags',
      }),
    })
  })

  it('expires after four hours', () => {
    const draft = printDraft(guestValues, null, nowMs)
    expect(parseDraft(draft, null, nowMs + draftLifetimeMs - 1)).not.toBeNull()
    expect(parseDraft(draft, null, nowMs + draftLifetimeMs)).toBeNull()
    expect(parseDraft(draft, null, nowMs - 1)).toBeNull()
  })

  test.for([null, '', '{', '[]', '"x"', 'null', '{"values":{}}'])('%s is ignored', (text) =>
    expect(parseDraft(text, null, nowMs)).toBeNull(),
  )

  it('drops only invalid values', () => {
    const values = {
      ...guestValues,
      remark: 'x'.repeat(2001),
      carrier: 'PIGEON',
      shipping: { city: 7, postalCode: '1' },
    }
    const text = JSON.stringify({ owner: null, savedAtMs: nowMs, values })
    expect(parseDraft(text, null, nowMs)?.values).toMatchObject({
      email: 'ada@example.com',
      remark: '',
      carrier: '',
      shipping: { city: '', postalCode: '1' },
    })
  })
})
