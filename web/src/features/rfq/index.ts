export { AddToRfqButton } from './list/add-to-rfq-client.tsx'
export { type PartLine, readPartLine, writePartLine } from './part-line.ts'
export { requestPage } from './request/pages.ts'
