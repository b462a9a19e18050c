import { findUnitAt } from './units.ts'

const shape = /^([+-]?[\d.]+)\s?(?:–|-|to|…)\s?([+-]?[\d.]+)\s(.+)$/u

/** The ends of a range as data sheets print it, in the base unit: `−40 to +85 °C`, `4.5–28 V`. Null for any other text. */
export const parseSpan = (display: string): readonly [number, number] | null => {
  const [, from, to, symbol] = shape.exec(display.normalize('NFKC').replaceAll('\u2212', '-')) ?? []
  const unit = symbol === undefined ? null : findUnitAt(symbol, 0)
  if (from === undefined || to === undefined || !unit || unit.end !== symbol?.length) return null
  const ends = [unit.toValue(from.replace('+', '')), unit.toValue(to.replace('+', ''))] as const
  return ends.every(Number.isFinite) && ends[0] <= ends[1] ? ends : null
}
