'use client'

/** Server components cannot import the public file of `rfq`, which has browser stores. */
export { AddToRfqButton } from '#features/rfq/index.ts'
