import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'

const folder = join(import.meta.dirname, '..')
const { module } = await runnerImport<typeof import('./overview.tsx')>(join(import.meta.dirname, 'overview.tsx'))
const styles = ['package-drawing.css', 'overview/overview.css'].map((path) => readFile(join(folder, path), 'utf8'))
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Package drawings</title><style>
${(await Promise.all(styles)).join('')}</style></head>
<body>${renderToStaticMarkup(createElement(module.Overview))}</body>
</html>
`

const path = join(folder, 'generated', 'overview.html')
await mkdir(join(folder, 'generated'), { recursive: true })
await writeFile(path, page)
console.log(path)
