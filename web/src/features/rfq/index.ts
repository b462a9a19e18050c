export { Verdict } from './bom/verdict.tsx'
export { AddToRfqButton } from './list/add-to-rfq-client.tsx'
export { type PartLine, readPartLine, writePartLine } from './part-line.ts'
export { bomPage, requestPage } from './request/pages.ts'
