/** Limits of the REST contract. They are apart from its shapes, so that browsers can import them without zod. */
export const maxEmailChars = 254
/** ASCII addresses as the pattern of zod accepts them. */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
export const minFeedbackEmailChars = 6
export const minPasswordChars = 8
export const maxPasswordChars = 128
export const maxOldPasswordChars = 1_024
export const maxShortTextChars = 200
export const maxLongTextChars = 2_000
export const maxTelephoneChars = 40
export const telephonePattern = /^\+?[\d\s().-]{5,40}$/
export const maxPostalCodeChars = 20
export const maxPurchaseOrderNumberChars = 50
export const maxCustomerPartNumberChars = 50
/** The buyer's own number for a request for a quote. */
export const maxRfqReferenceChars = 50
/** Of a search for an order. */
export const maxOrderNumberChars = 40
export const maxPartNumberChars = 100
export const targetPricePattern = /^\d{1,9}(\.\d{1,5})?$/
export const maxSearchChars = 100
/** Parts of a list up to which there are pages: the database reads an index up to the page. */
export const maxListDepth = 100_000
/** Part numbers that the search box suggests. */
export const maxSuggestions = 10
export const maxSlugChars = 160
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Letters and digits in the base 32 of Crockford: `PG-7K3M9-X2Q4T`. */
export const orderNumberPattern = /^PG-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/
export const rfqNumberPattern = /^Q-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/
export const maxPieces = 999_999_999
/** Ids of one request, separated by commas. */
export const maxListedIds = 100
/** Lines and saved lines of a cart together. */
export const maxCartLines = 200
/** Days after the sign-in. */
export const sessionDays = 7
/** Days after the last change of a guest's cart. */
export const guestCartDays = 90
/** Lines of one request that adds to the cart. */
export const maxAddedLines = 100
/** Lines of one order that is independent of the cart. */
export const maxOrderLines = 100
export const maxRfqParts = 200
export const maxPartsListBytes = 2 * 1_024 * 1_024
export const maxPartsListRows = 2_000
export const maxPartsListColumns = 50
export const maxPartsListNameChars = 100
export const maxSavedPartsLists = 50
/** Bytes of a request that saves or matches the rows of a parts list. */
export const maxPartsListRowsBytes = 4 * 1_024 * 1_024
export const maxBoards = 1_000_000
/** Percent from 0 to 100, with up to two decimals. */
export const attritionPattern = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/
/** Layouts for which the shop stores a member's corrections. */
export const maxStoredCorrections = 200
/** Characters of a parts list that is pasted as text. */
export const maxPastedChars = 300_000
export const maxSavedAddresses = 50
/** Parameters of a list's filter. */
export const maxFilterParameters = 20
export const maxFilterValues = 50
export const maxFilterValueChars = 100
/** Bytes of all parameters of a filter as JSON in UTF-8. Percent-encoded, they fit the request line that servers accept. */
export const maxFilterBytes = 4_000
/** Popular parts of the same category, shown beside a part. */
export const maxRecommendations = 12
export const maxSubstitutes = 20
/** Rows of one request that matches parts. */
export const maxMatchedParts = 500
/** Numbers of one row that matches parts. */
export const maxRowNumbers = 10
