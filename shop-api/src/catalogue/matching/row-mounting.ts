import { findMounting, isPackageFamily, type Mounting, readMounting } from '../query-parser/package-names.ts'
import type { RowPackage } from './row-package.ts'
import type { RowTexts } from './row-texts.ts'

/** `radial` alone may say how the part is placed. */
const throughHole =
  /\b(?:THT|THROUGH[- ]?HOLE|(?:AXIAL|RADIAL)[- ]?LEAD(?:ED|S)?|LEADED (?:AXIAL|RADIAL)|BEDRAHTET\w*)\b|插件|直插/i
const surfaceMount = /\bSM[DT](?![A-Z])|\bSURFACE[- ]?MOUNT|贴片/i

export const saysThroughHole = (text: string) => throughHole.test(text)
export const saysSurfaceMount = (text: string) => surfaceMount.test(text)

const denied =
  /\b(?:NOT?|NON|KEINE?|OHNE|WITHOUT|SANS|SENZA|SIN)[- ](?:SM[DT]|THT|THROUGH[- ]?HOLE|SURFACE[- ]?MOUNT)(?!\p{L})/giu
/** Null where the texts say neither, or both. */
const readWords = (cells: readonly string[]): Mounting | null => {
  const texts = cells.map((text) => text.replaceAll(denied, ' '))
  const [isThrough, isSurface] = [texts.some(saysThroughHole), texts.some(saysSurfaceMount)]
  if (isThrough === isSurface) return null
  return isThrough ? 'through' : 'surface'
}

const family =
  /(?<!\p{L})(?:PDIP|DI[PL]|SOIC|[A-Z]{0,2}SOP|[A-Z]{0,2}QF[NP]|[A-Z]{0,2}DFN|[A-Z]{0,2}BGA)(?![\p{L}\d]|[-_ ]?\d)/gu
/** `DIP switch`, `adapter SOIC`: no package of a chip. */
const aroundChip = /SWITCH|SOCKET|ADAPT|HEADER|SCHALTER|FASSUNG/i
/** `DIP` of `74LS164 DIP shift register`; null where the text names several. */
const readFamilyInText = (text: string) => {
  if (aroundChip.test(text)) return null
  const [found, ...others] = new Set(text.match(family))
  return found !== undefined && others.length === 0 ? found : null
}

export type RowMounting = { family: string; mounting: Mounting | null }

/** The cell of the package decides, then what follows a number; other texts count where no package is named. */
export const readRowMounting = (
  { package: cell, value, description }: RowTexts,
  behindNumbers: readonly string[],
  rowPackage: RowPackage | null,
): RowMounting => {
  const own = [cell, ...behindNumbers].find(isPackageFamily)
  const described = rowPackage || readMounting(cell) ? null : readFamilyInText(`${value} ${description}`)
  const named = (own ?? described ?? '').trim()
  const isKnown = rowPackage?.packages.some((name) => findMounting(name) !== null)
  const ofCells = readMounting(cell) ?? readMounting(named)
  return { family: named, mounting: ofCells ?? (isKnown ? null : readWords([value, description])) }
}
