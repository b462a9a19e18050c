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
