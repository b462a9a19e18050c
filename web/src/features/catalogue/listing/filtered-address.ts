/** These indexes are cached without their query parameter. */
const queryParameters: Record<string, string> = { manufacturer: 'q', keywords: 'numbers' }

const index = new RegExp(`^((?:/[a-z]{2})?)/(${Object.keys(queryParameters).join('|')})/?$`)
const listPage = /^((?:\/[a-z]{2})?)\/((?:category|manufacturer)\/[^/]+)\/?$/

const listParameter = /^(?:manufacturer|category|p\..+|in_stock|rohs|packaging|lifecycle|sort|qty|page)$/

export const toFilteredPath = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null => {
  const [, listLanguage = '', page] = listPage.exec(pathname) ?? []
  if (page !== undefined) {
    const isRequested = [...searchParams].some(([name, value]) => value !== '' && listParameter.test(name))
    return isRequested ? `${listLanguage}/filtered/${page}` : null
  }
  const [, language = '', name = ''] = index.exec(pathname) ?? []
  const queryParameter = queryParameters[name]
  return queryParameter !== undefined && searchParams.get(queryParameter) ? `${language}/filtered/${name}` : null
}

const alwaysRendered = /^(?:\/[a-z]{2})?\/(?:s|compare)\/?$/

/** A list that is rendered for each request, and has nothing personal. */
export const isRenderedList = (url: Pick<URL, 'pathname' | 'searchParams'>) =>
  alwaysRendered.test(url.pathname) || toFilteredPath(url) !== null
