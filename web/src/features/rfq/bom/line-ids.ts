export const linesTitleId = 'bom-lines'
export const removeLineId = (lineId: string) => `remove-${lineId}`
export const priceProblemId = (lineId: string) => `price-problem-${lineId}`
