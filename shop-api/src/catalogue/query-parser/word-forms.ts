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

/** `8 pin`, `8-polig`: the number of positions of a connector, or the end of the name of a package. */
export const pinCount =
  /(?<![\p{L}\p{N}.,])(\d{1,4})[ -]?(?:pins?|pol(?:ig(?:e[nrs]?)?)?|broches|pines|контакт(?:а|ов)?|ピン|핀|脚|腳|针|針)(?!\p{L})/giu

export const expandWords = (text: string) =>
  otherNames
    .reduce((expanded, [pattern, name]) => expanded.replaceAll(pattern, name), text)
    .replaceAll(pinCount, '$1pin')

const minPluralChars = 4

/** Descriptions have the singular: `switches` is `switch`. */
export const toSingulars = (word: string): string[] => {
  if (word.length < minPluralChars || !/^[a-z-]+(?<![sui])s$/i.test(word)) return []
  const singular = word.slice(0, -1)
  if (/ies$/i.test(word)) return [`${word.slice(0, -3)}y`]
  return /(?:x|z|ch|sh|ss)es$/i.test(word) ? [word.slice(0, -2)] : [singular]
}
