/** Spreadsheet cells are separated by tabs, with a line end after each row. */
export const isTable = (text: string) => /\t|[\r\n]+[^\r\n]/.test(text.trim())
