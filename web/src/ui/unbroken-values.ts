const spaceInValue = /(?<=\d) (?=[\p{L}%°Ωµ]{1,4}(?:[\s,;)/]|$))/gu

/** Text in which no line ends between a number and its unit, as in `±10 %`. */
export const withUnbrokenValues = (text: string) => text.replaceAll(spaceInValue, '\u00a0')
