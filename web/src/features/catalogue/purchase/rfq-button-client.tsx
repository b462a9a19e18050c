'use client'

/** Server components may not read the public face of `rfq`, which has stores of the browser. */
export { AddToRfqButton } from '#features/rfq/index.ts'
