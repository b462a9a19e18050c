import { readFile } from 'node:fs/promises'
import type { App } from './context.ts'
import { toOpenApi } from './openapi.ts'

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partgate shop API</title>
<link rel="icon" href="/docs/favicon-32x32.png"><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>
`
const script = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })\n"

const files = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['favicon-32x32.png', 'image/png'],
])

const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

export const mountDocs = (app: App) => {
  const document = toOpenApi()
  app.get('/openapi.json', (c) => c.json(document))
  app.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  app.get('/docs/start.js', (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  app.get('/docs/:file', async (c) => {
    const file = c.req.param('file')
    const type = files.get(file)
    if (!type) return c.notFound()
    const bytes = await readFile(new URL(import.meta.resolve(`swagger-ui-dist/${file}`)))
    return c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' })
  })
}
