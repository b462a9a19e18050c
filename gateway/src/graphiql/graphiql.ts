import type { GraphiQLOptions, YogaServerOptions } from 'graphql-yoga'
import { type Assets, createAssets } from './assets.ts'
import { tabs } from './examples.ts'
import { pageTokenHeader, type PageTokens } from './page-tokens.ts'

type Graphiql = {
  assets: Assets
  yogaOptions: Pick<YogaServerOptions<object, object>, 'graphiql' | 'renderGraphiQL'>
}

const title = 'Partgate GraphiQL'
/** The page shows it in one line beside the tabs. */
const shortTitle = 'Partgate'

/** The tabs keep a transform that their library applies at the first press, which moves them away from the pointer. */
const ownCss = '.graphiql-tab { transform: none !important }'

const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The headers pass the CSRF check, and prove that the request comes from the page. */
const toOptions = (token: string): GraphiQLOptions => ({
  title: shortTitle,
  defaultTabs: tabs,
  credentials: 'same-origin',
  shouldPersistHeaders: false,
  schemaDescription: true,
  additionalHeaders: { 'x-graphql-yoga-csrf': '1', [pageTokenHeader]: token },
})

const base64 = /^data:(?<type>[^;]+);base64,(?<content>.*)$/

/** The files have 9 MB, so they are loaded only where GraphiQL is on. */
const loadPage = async () => {
  const files = await import('@graphql-yoga/render-graphiql/graphiql')
  const { assets, add } = createAssets()
  const addScript = (text: string) => add('js', 'text/javascript; charset=utf-8', text)
  const { type = '', content = '' } = base64.exec(files.favicon)?.groups ?? {}
  const icon = add('ico', type, Buffer.from(content, 'base64'))
  const style = add('css', 'text/css; charset=utf-8', `${files.css}\n${ownCss}\n`)
  const script = addScript(files.js)
  const workers = {
    editorWorkerService: addScript(files.editorWorkerService),
    json: addScript(files.jsonWorker),
    graphql: addScript(files.graphqlWorker),
  }
  const render = (token: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <link rel="icon" href="${icon}">
    <link rel="stylesheet" href="${style}">
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>You need to enable JavaScript to run this app.</noscript>
    <div id="root"></div>
    <script>
      const workers = ${toScriptJson(workers)}
      self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (moduleId, label) => workers[label] }
    </script>
    <script src="${script}"></script>
    <script>
      YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${toScriptJson(toOptions(token))})
    </script>
  </body>
</html>
`
  return { assets, render }
}

export const loadGraphiql = async (isOn: boolean, tokens: PageTokens): Promise<Graphiql> => {
  if (!isOn) return { assets: new Map(), yogaOptions: { graphiql: false } }
  const { assets, render } = await loadPage()
  return { assets, yogaOptions: { graphiql: true, renderGraphiQL: () => render(tokens.create()) } }
}
