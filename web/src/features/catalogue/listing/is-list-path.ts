const listPath = /^(?:\/[a-z]{2})?\/(?:s|(?:category|manufacturer)\/[^/]+)$/

export const isListPath = (path: string): boolean => listPath.test(path)
