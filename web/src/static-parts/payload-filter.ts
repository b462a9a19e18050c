import { inDocument, staticPartKey } from './marker.ts'
import { createRowReader, type PayloadRow } from './payload-rows.ts'

type Part = { first: PayloadRow; rows: PayloadRow[]; missing: Set<string> }

const isStaticPart = ({ id, text }: PayloadRow) => text.startsWith(`${id}:{"${staticPartKey}":`)

/** A client component, or the type of a part that is sent later. */
const isLive = ({ id, text }: PayloadRow) => text.startsWith(`${id}:I`) || text.startsWith(`${id}:"$Sreact.suspense"`)

/** React sends a long text before the row that refers to it. */
const isLongText = ({ id, text }: PayloadRow) => text.startsWith(`${id}:T`)

const undefinedProperty = /,"(?:[^"\\]|\\.)+":"\$undefined"|(?<!\\)"(?:[^"\\]|\\.)+":"\$undefined",?/g

/** A property whose value is undefined says as much as none. Within a text, its quotes have backslashes. */
const leaveOutUndefined = (row: PayloadRow) => (isLongText(row) ? row.text : row.text.replaceAll(undefinedProperty, ''))

/** Rows that a row refers to: `"$L1f"`, `"$@1f"`, `"$1f:props:children"`. */
const listReferences = (row: PayloadRow) =>
  isLongText(row) ? [] : [...row.text.matchAll(/"\$[L@Q]?([0-9a-f]+)[":]/g)].map(([, id]) => id ?? '')

/**
 * Leaves the contents of static parts out of React's payload, and the rows that only they refer to. A part with a
 * client component in it stays whole. A part is held back until all of its rows have arrived. Properties that are
 * undefined are left out of all rows.
 */
export const createPayloadFilter = () => {
  const reader = createRowReader()
  const live = new Set<string>()
  const sent = new Set<string>()
  const needed = new Set<string>()
  const held = new Map<string, Part>()
  const leftOut = new Map<string, PayloadRow>()
  const texts = new Map<string, PayloadRow>()

  const takeTexts = (row: PayloadRow) =>
    listReferences(row).flatMap((id) => {
      const text = texts.get(id)
      texts.delete(id)
      return text ?? []
    })
  const send = (row: PayloadRow): string[] => {
    const before = takeTexts(row)
    for (const { id } of [...before, row]) sent.add(id)
    const references = listReferences(row)
    for (const id of references) needed.add(id)
    return [...before.map(({ text }) => text), leaveOutUndefined(row), ...references.flatMap(sendNeeded)]
  }
  /** A row outside of the part refers to `id`. */
  const sendNeeded = (id: string): string[] => {
    const row = leftOut.get(id)
    leftOut.delete(id)
    const part = held.get(id)
    return [...(row ? send(row) : []), ...(part ? sendWhole(part) : [])]
  }
  const release = ({ first, rows, missing }: Part) => {
    for (const id of [first.id, ...missing, ...rows.map((row) => row.id)]) held.delete(id)
  }
  const sendWhole = (part: Part): string[] => {
    release(part)
    return part.rows.flatMap(send)
  }
  const sendMark = (part: Part): string[] => {
    release(part)
    for (const row of part.rows) leftOut.set(row.id, row)
    leftOut.delete(part.first.id)
    sent.add(part.first.id)
    return [`${part.first.id}:"${inDocument}"\n`]
  }
  const addToPart = (part: Part, row: PayloadRow): string[] => {
    for (const one of [...takeTexts(row), row]) {
      part.rows.push(one)
      part.missing.delete(one.id)
      held.set(one.id, part)
    }
    const references = listReferences(row)
    const isOfOthers = (id: string) =>
      live.has(id) || leftOut.has(id) || (needed.has(id) && !sent.has(id)) || (held.get(id) ?? part) !== part
    if (references.some(isOfOthers)) return sendWhole(part)
    for (const id of references)
      if (!sent.has(id) && !held.has(id)) {
        part.missing.add(id)
        held.set(id, part)
      }
    return part.missing.size === 0 ? sendMark(part) : []
  }

  const filterRow = (row: PayloadRow): string[] => {
    const part = held.get(row.id)
    if (isLive(row)) {
      live.add(row.id)
      return [row.text, ...(part ? sendWhole(part) : [])]
    }
    if (part) return addToPart(part, row)
    if (isStaticPart(row)) return addToPart({ first: row, rows: [], missing: new Set() }, row)
    if (isLongText(row) && !needed.has(row.id)) {
      texts.set(row.id, row)
      return []
    }
    return send(row)
  }

  return {
    filter: (text: string) => reader.read(text).flatMap(filterRow).join(''),
    /** What is still held back. */
    end: () =>
      [...new Set(held.values())]
        .flatMap(sendWhole)
        .concat([...texts.values()].flatMap(send))
        .join('') + reader.rest(),
  }
}
