/** An address that ends in it leads to the box of the page that is all search. */
export const searchBoxId = 'search'
