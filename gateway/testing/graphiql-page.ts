type Fetch = (path: string, init?: RequestInit) => Promise<Response> | Response

type GraphiqlPage = {
  html: string
  /** Headers that the page adds to every operation. */
  headers: Record<string, string>
  assetPaths: string[]
}

export const openGraphiqlPage = async (fetch: Fetch): Promise<GraphiqlPage> => {
  const html = await (await fetch('/graphql', { headers: { accept: 'text/html' } })).text()
  const [, options = '{}'] = /renderYogaGraphiQL\([^,]*, (.*)\)$/m.exec(html) ?? []
  const { additionalHeaders: headers = {} } = JSON.parse(options)
  return { html, headers, assetPaths: [...new Set(html.match(/\/graphiql\/[\w-]+\.\w+/g))] }
}
