/** The part of the page that a letter of the index leads to. */
export const letterId = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`
