export const linesTitleId = 'bom-lines'
export const lineSummaryId = (lineId: string) => `line-${lineId}`
export const priceProblemId = (lineId: string) => `price-problem-${lineId}`
