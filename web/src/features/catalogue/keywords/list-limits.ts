export const resultId = 'result'
export const maxNumbers = 50
export const maxListChars = 8000
