export const resultId = 'result'
export const maxNumbers = 50
export const maxListLength = 8000
