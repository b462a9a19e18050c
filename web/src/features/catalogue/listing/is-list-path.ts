const listPath = /^(?:\/[a-z]{2})?\/(?:s|(?:category|manufacturer)\/[^/]+)$/

/** Whether a list of parts stands at a path: the search, a shelf, a maker's page. */
export const isListPath = (path: string): boolean => listPath.test(path)
