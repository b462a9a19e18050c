/** Never for a part number that is shown. */
export const withDashes = (text: string, letters: 'any' | 'ascii' = 'any'): string => {
  const plain = letters === 'ascii' ? text.normalize('NFKD').replaceAll(/\p{M}/gu, '') : text.normalize('NFC')
  const special = letters === 'ascii' ? /[^A-Za-z0-9]+/g : /[^\p{L}\p{M}\p{N}]+/gu
  return plain.replaceAll(special, '-').replaceAll(/^-|-$/g, '')
}
