/** Names that buyers shorten or spell in another way than descriptions. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [/\bop[ -]?amps?\b/gi, 'operational amplifier'],
  [/\bin-?amps?\b/gi, 'instrumentation amplifier'],
  [/\baluminum\b/gi, 'aluminium'],
  [/\bmcus?\b/gi, 'microcontroller'],
  [/\bxtals?\b/gi, 'crystal'],
  [/\belcaps?\b/gi, 'electrolytic capacitor'],
  [/\b(?<!-)caps?\b/gi, 'capacitor'],
  [/\bopto-?(?:isolators?|couplers?)\b/gi, 'optocoupler'],
  [/\bi2c\b/gi, 'I²C'],
]

export const expandWords = (text: string) =>
  otherNames.reduce((expanded, [pattern, name]) => expanded.replaceAll(pattern, name), text)

const minPluralChars = 4

/** Descriptions have the singular: `switches` is `switch`. */
export const toSingulars = (word: string): string[] => {
  if (word.length < minPluralChars || !/^[a-z-]+(?<![sui])s$/i.test(word)) return []
  const singular = word.slice(0, -1)
  if (/ies$/i.test(word)) return [`${word.slice(0, -3)}y`]
  return /(?:x|z|ch|sh|ss)es$/i.test(word) ? [word.slice(0, -2)] : [singular]
}
