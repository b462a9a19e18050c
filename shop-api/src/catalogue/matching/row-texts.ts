/** What a row states about a part besides its numbers. */
export type RowTexts = { value: string; package: string; description: string; designators: string }

/** Capital letters; underscores, slashes and dashes between words become spaces. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[_/,:;|]+/g, ' ')
    .replaceAll(/(?<=\p{L})-|-(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `R_0603, R_0805`, `DIP-8/SOIC-8`: the footprints of a cell. The comma of `6,3x5,4` is none between footprints. */
export const listFootprints = (cell: string): string[] =>
  cell
    .split(/[;|\n]|\/|(?<!\d),|,(?!\d)/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

/** `PTS645SL50SMTR92 LFS` is `PTS645SL50SMTR92` with one word more, `LY L29K-J1K2` is `L29K-J1K2`. */
export const hasFurtherWords = (text: string, number: string) => {
  const [whole, part] = [text.trim(), number.trim()]
  return part !== '' && (whole.startsWith(`${part} `) || whole.endsWith(` ${part}`))
}
