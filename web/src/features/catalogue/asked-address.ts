/** What may be asked of an index that is kept for all who ask nothing of it. */
const questions: Record<string, string> = { manufacturer: 'q', keywords: 'numbers' }

const index = new RegExp(`^((?:/[a-z]{2})?)/(${Object.keys(questions).join('|')})/?$`)
const shelf = /^((?:\/[a-z]{2})?)\/((?:category|manufacturer)\/[^/]+)\/?$/

/** What narrows, orders or turns the list on a shelf or on a manufacturer's page. */
const listQuestion = /^(?:manufacturer|category|p\..+|in_stock|rohs|packaging|lifecycle|sort|qty|page)$/

/** Where a page is made for what its address asks: `/de/keywords?numbers=a` at `/de/asked/keywords`, `/category/diodes?page=2` at
 * `/asked/category/diodes`. Null where nothing is asked. */
export const askedPathOf = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null => {
  const [, shelfLanguage = '', page] = shelf.exec(pathname) ?? []
  if (page !== undefined) {
    const isAsked = [...searchParams].some(([name, value]) => value !== '' && listQuestion.test(name))
    return isAsked ? `${shelfLanguage}/asked/${page}` : null
  }
  const [, language = '', name = ''] = index.exec(pathname) ?? []
  const question = questions[name]
  return question !== undefined && searchParams.get(question) ? `${language}/asked/${name}` : null
}
