import { tokenize, toWords } from './header-tokens.ts'
import type { Concept } from './header-words.ts'
import type { partsListMeanings } from '@partgate/schema/shop-api/parts-list.ts'

export type Meaning = (typeof partsListMeanings)[number]
/** How surely a header names each meaning, from 0 to 1. */
type HeaderMeanings = Partial<Record<Meaning, number>>
export type Header = {
  meanings: HeaderMeanings
  isTarget: boolean
  isPrice: boolean
  isUnfit: boolean
  isAlternate: boolean
  /** Names one side of a board, whose pieces are not all pieces. */
  isOneSide: boolean
  group: number
}

const maxHeaderChars = 80

/** The meanings of a set of concepts; the first row of the table that applies. */
const decide = (has: (...all: Concept[]) => boolean, count: number): HeaderMeanings => {
  const some = (...any: Concept[]) => any.some((concept) => has(concept))
  const isNumber = some('number', 'pn', 'sku', 'mpn', 'model')
  if (has('url')) return { url: 0.9 }
  if (some('geometry', 'side') && !some('manufacturer', 'supplier', 'quantity', 'pn', 'designator'))
    return { ignored: 0.9 }
  if (some('unfit')) return { not_fitted: 0.95, ignored: 0.2 }
  if (has('target') && (!has('quantity') || has('price', 'total'))) return { target_price: has('price') ? 0.95 : 0.6 }
  if (has('quantity') && has('extended') && !has('price')) return { total_quantity: 0.9, quantity: 0.3 }
  if (some('price', 'extended'))
    return some('extended', 'total', 'shop', 'supplier') ? { ignored: 0.8 } : { target_price: 0.65 }
  if (has('currency')) return { ignored: 0.8 }
  if (has('date') && has('number') && !some('manufacturer', 'pn', 'part')) return { date_code: 0.85 }
  if (has('dateCode') && !some('pn', 'quantity', 'manufacturer')) return { date_code: 0.9 }
  // Pieces in a pack, in stock, spare: not the pieces that the list needs.
  if (has('quantity') && some('other', 'package')) return { ignored: 0.8, quantity: 0.1 }
  if (has('quantity') && !some('manufacturer', 'pn', 'reference', 'value')) {
    if ((has('per') && !has('total')) || (has('board') && !some('total', 'order', 'needed', 'number') && count <= 3))
      return { quantity: 0.97 }
    if (some('total', 'order', 'needed')) return { total_quantity: 0.9, quantity: 0.55 }
    if (some('supplier', 'shop', 'alternate')) return { total_quantity: 0.5 }
    return has('board') ? { boards: 0.6, quantity: 0.5, total_quantity: 0.4 } : { quantity: 0.95, total_quantity: 0.3 }
  }
  // `No. required`.
  if (has('needed', 'number') && !some('manufacturer', 'pn', 'part', 'reference', 'sku', 'model', 'date'))
    return { quantity: 0.9, total_quantity: 0.4 }
  if (has('mpn') || (has('manufacturer') && some('number', 'pn', 'part', 'reference', 'sku', 'order', 'model')))
    return { manufacturer_part_number: 0.97, manufacturer: 0.2 }
  if (has('manufacturer')) {
    if (has('supplier')) return { manufacturer: 0.6, distributor: 0.6 }
    if (some('type', 'comment', 'description')) return { manufacturer_part_number: 0.6, manufacturer: 0.6 }
    return has('other') ? { ignored: 0.6 } : { manufacturer: 0.95, manufacturer_part_number: 0.35 }
  }
  // Shops print the designators that a buyer enters as `Customer Reference`.
  if (has('internal') && (isNumber || some('part', 'reference')))
    return { internal_part_number: 0.9, manufacturer_part_number: 0.2, ...(has('reference') && { designators: 0.7 }) }
  if (some('shop', 'supplier') && has('other') && !isNumber) return { ignored: 0.7 }
  if (some('shop', 'supplier') && (isNumber || some('part', 'reference', 'order')))
    return { distributor_part_number: 0.9, url: 0.3 }
  if (has('shop')) return { distributor_part_number: 0.75, url: 0.5, distributor: 0.3 }
  if (has('supplier')) return { distributor: 0.85, manufacturer: 0.5 }
  if (has('other') && !isNumber) return { ignored: 0.6 }
  if (has('designator')) return { designators: 0.98 }
  if (has('package') && has('reference')) return { package: 0.9, designators: 0.4 }
  if (has('per') && has('board')) return { quantity: 0.9, total_quantity: 0.2 }
  if (has('reference', 'description')) return { description: 0.8, designators: 0.6, note: 0.2 }
  if (has('reference') && has('line')) return { designators: 0.8, line: 0.75 }
  if (has('reference')) {
    if (some('pn', 'order') || (has('number') && !has('part')))
      return { designators: 0.6, manufacturer_part_number: 0.5, internal_part_number: 0.4 }
    return { designators: 0.85, manufacturer_part_number: 0.5, internal_part_number: 0.3, note: 0.2 }
  }
  // `Value or Part#`, `Model/Value`.
  if (has('value') && some('pn', 'model')) return { value: 0.9, manufacturer_part_number: 0.7 }
  if (has('model')) return { manufacturer_part_number: 0.9, value: 0.45, description: 0.4 }
  if (has('pn') || (has('part') && has('number')))
    return {
      manufacturer_part_number: 0.85,
      internal_part_number: 0.45,
      distributor_part_number: 0.45,
      value: 0.4,
      designators: 0.35,
      description: 0.3,
    }
  if (has('order') && isNumber)
    return { manufacturer_part_number: 0.7, distributor_part_number: 0.65, internal_part_number: 0.4 }
  if (has('sku') || (has('line') && isNumber && !has('other')))
    return {
      manufacturer_part_number: 0.58,
      distributor_part_number: 0.5,
      internal_part_number: 0.55,
      ...(has('line') && { line: 0.6 }),
    }
  if (has('value')) return { value: 0.95, manufacturer_part_number: 0.35 }
  if (has('description')) return { description: 0.9, value: 0.3, manufacturer_part_number: 0.25, designators: 0.2 }
  if (has('package')) return { package: 0.95 }
  if (has('fit')) return { not_fitted: 0.8 }
  if (has('board') && some('number', 'total')) return { boards: 0.6, quantity: 0.3 }
  if (has('note')) return { note: 0.85, manufacturer_part_number: 0.2, description: 0.2 }
  if (has('comment')) return { value: 0.75, note: 0.7, description: 0.5, manufacturer_part_number: 0.3 }
  if (has('number'))
    return {
      line: 0.6,
      manufacturer_part_number: 0.4,
      internal_part_number: 0.36,
      designators: 0.3,
      quantity: 0.2,
    }
  if (has('line'))
    return {
      line: 0.75,
      description: 0.5,
      manufacturer_part_number: 0.4,
      internal_part_number: 0.4,
      value: 0.4,
      designators: 0.3,
    }
  if (has('part'))
    return {
      designators: 0.6,
      value: 0.6,
      manufacturer_part_number: 0.6,
      description: has('name') ? 0.5 : 0.45,
      internal_part_number: 0.4,
      line: 0.5,
    }
  if (has('name')) return { value: 0.55, description: 0.55, manufacturer_part_number: 0.5, designators: 0.3 }
  if (has('type')) return { ignored: 0.5, description: 0.35, value: 0.35, manufacturer_part_number: 0.45, package: 0.3 }
  if (has('alternate')) return { manufacturer_part_number: 0.6, note: 0.4 }
  if (has('needed')) return { total_quantity: 0.65, ignored: 0.3 }
  if (has('total') || has('order')) return { total_quantity: 0.5, ignored: 0.4 }
  if (has('internal')) return { internal_part_number: 0.45, ignored: 0.4 }
  // `Control board` above the designators of that board.
  if (has('board')) return { ignored: 0.5, designators: 0.3 }
  return some('date', 'other', 'geometry', 'side') ? { ignored: 0.5 } : {}
}

const scale = (meanings: HeaderMeanings, factor: number): HeaderMeanings =>
  Object.fromEntries(Object.entries(meanings).map(([meaning, score]) => [meaning, score * factor]))

/** `Part manufacturer` is a company; `Manufacturer part` is a number. */
const namesManufacturerOfPart = (concepts: readonly Set<Concept>[]) => {
  const [first, ...rest] = concepts.filter((set) => !set.has('ofWords'))
  return rest.length === 1 && first?.has('part') === true && rest[0]?.has('manufacturer') === true
}

const [cache, maxCached] = [new Map<string, Header | null>(), 20_000]
/** `Field1`, `Column 3`: names that a program gave; `25 pcs @ 0.10 USD` is a cell. */
const saysNothing = /^(?:user\s?)?(?:field|column|col|unnamed|prop|property|attribute|attr)[\s:_-]*\d{1,2}$|^\d.*@/i
// Except `Quantity (total)`.
const inBrackets = /[([{（【<](?!(?:total|gesamt|合计|总)[)\]}）】>]).{0,40}?[)\]}）】>]/giu

const read = (text: string): Header | null => {
  const bare = text.replaceAll(inBrackets, ' ')
  const tokens = tokenize(/\p{L}|#|№/u.test(bare) ? bare : text)
  const { concepts, unknown } = toWords(tokens)
  const all = new Set(concepts.flatMap((set) => [...set]))
  if (namesManufacturerOfPart(concepts)) all.delete('part')
  const meant = concepts.filter((set) => !set.has('ofWords')).length
  if (meant === 0 || tokens.length > 9) return null
  if (/№|n°|nº/i.test(bare)) all.add('number')
  // `Nos` of English as it is written in India.
  if (tokens.length === 1 && tokens[0] === 'nos') all.add('quantity').delete('number')
  // `Amount ($)`.
  if (/[$€£₽]/.test(text)) all.add('price')
  // `#/board`.
  if (/\/\s?(?:board|pcb|pcba|unit|assy|assembly|kit|set)s?\b/i.test(bare) && all.has('board')) all.add('per')
  // `Qty for 50 boards`, `Qty x 10`, `Qty (100)`.
  if (
    (all.has('board') && /[2-9]|\d{2}/.test(text)) ||
    (all.has('quantity') && /(?<![\d.])[1-9](?:\d{1,5}|k)(?![\d.%])/i.test(text))
  )
    all.add('total').delete('per')
  const meanings = decide((...some) => some.every((concept) => all.has(concept)), meant)
  const certainty = meant / (meant + unknown)
  if (certainty < 0.4 || Object.keys(meanings).length === 0) return null
  return {
    meanings: scale(meanings, certainty ** 0.7),
    isTarget: all.has('target'),
    isPrice: all.has('price') || all.has('extended'),
    isUnfit: all.has('unfit'),
    isAlternate: all.has('alternate'),
    isOneSide: all.has('side'),
    group: Number(/(?<!\d)([1-9])\s*$/.exec(bare.trim())?.[1] ?? 0),
  }
}

/** Null where a text names no column. */
export const readHeader = (text: string): Header | null => {
  if (text === '' || text.length > maxHeaderChars || saysNothing.test(text.trim())) return null
  const known = cache.get(text)
  if (known !== undefined) return known
  if (cache.size > maxCached) cache.clear()
  const header = read(text)
  cache.set(text, header)
  return header
}
