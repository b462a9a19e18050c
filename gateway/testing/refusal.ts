import type { FailureData } from '@partgate/schema/shop-api/envelope.ts'

/** A refusal of the shop: an envelope with HTTP 200. */
export class Refusal {
  readonly envelope: { code: number; message: string; data: FailureData }

  constructor(code: number, message = 'No.', data: FailureData = {}) {
    this.envelope = { code, message, data }
  }
}
