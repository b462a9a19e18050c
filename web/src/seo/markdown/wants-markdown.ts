const preferenceFor = (accept: string, type: string) => {
  const requested = accept.split(',').map((part) =>
    part
      .toLowerCase()
      .split(';')
      .map((each) => each.trim()),
  )
  const [, ...parameters] = requested.find(([name]) => name === type) ?? []
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  if (!requested.some(([name]) => name === type)) return 0
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0
}

/** Browsers accept any type, so only a reader that names Markdown gets it. */
const prefersMarkdown = (accept: string | null): boolean => {
  const preference = preferenceFor(accept ?? '', 'text/markdown')
  return preference > 0 && preference >= preferenceFor(accept ?? '', 'text/html')
}

const productPath = /^((?:\/[a-z]{2})?\/productdetail\/[^/]+?)(\.md)?$/

export const toMarkdownPath = (pathname: string, accept: string | null): string | null => {
  const [, page, ending] = productPath.exec(pathname) ?? []
  return page !== undefined && (ending !== undefined || prefersMarkdown(accept)) ? `${page}/markdown` : null
}
