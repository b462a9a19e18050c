/** Cells of a spreadsheet come with tabs between them and line ends after each row. */
export const isTable = (text: string) => /\t|[\r\n]+[^\r\n]/.test(text.trim())
