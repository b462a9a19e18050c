export const letterId = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`
