export const linesTitleId = 'bom-lines'
export const removeLineId = (lineId: string) => `remove-${lineId}`
