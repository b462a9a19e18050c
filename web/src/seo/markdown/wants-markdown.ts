const preferenceFor = (accept: string, type: string) => {
  const asked = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const [, ...parameters] = asked.find(([name]) => name === type) ?? []
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (!asked.some(([name]) => name === type)) return 0
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0
}

/** Whether a reader would rather have Markdown than a page for people. Only one that names it: browsers ask for anything. */
export const prefersMarkdown = (accept: string | null): boolean => {
  const wish = preferenceFor(accept ?? '', 'text/markdown')
  return wish > 0 && wish >= preferenceFor(accept ?? '', 'text/html')
}

const productPath = /^((?:\/[a-z]{2})?\/productdetail\/[^/]+?)(\.md)?$/

/** Where the Markdown version of a part stands that this address asks for, by its end or by what the reader accepts; null where a page for
 * people is wanted, or there is no such version. */
export const markdownPathOf = (pathname: string, accept: string | null): string | null => {
  const [, page, ending] = productPath.exec(pathname) ?? []
  return page !== undefined && (ending !== undefined || prefersMarkdown(accept)) ? `${page}/markdown` : null
}
