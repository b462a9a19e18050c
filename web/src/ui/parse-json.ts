export { isRecord, parseJson } from '@partgate/schema/json.ts'
