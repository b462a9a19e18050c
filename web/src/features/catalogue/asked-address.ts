/** What may be asked of a page that is kept for all who ask nothing of it. */
const questions: Record<string, string> = { manufacturer: 'q', keywords: 'numbers' }

const page = new RegExp(`^((?:/[a-z]{2})?)/(${Object.keys(questions).join('|')})/?$`)

/** Where a page is made for what its address asks: `/de/keywords?numbers=a` at `/de/asked/keywords`. Null where nothing is asked. */
export const askedPathOf = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string | null => {
  const [, language = '', name = ''] = page.exec(pathname) ?? []
  const question = questions[name]
  return question !== undefined && searchParams.get(question) ? `${language}/asked/${name}` : null
}
