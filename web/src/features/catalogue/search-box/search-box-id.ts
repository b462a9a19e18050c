export const searchBoxId = 'search'
