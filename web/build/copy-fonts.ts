import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Japanese and Korean faces come in hundreds of slices, so only pages in those languages link their stylesheets. */
const faces = ['jp', 'kr']
const weights = [400, 600]

const resolve = createRequire(import.meta.url).resolve

export const copyFonts = async () => {
  const target = join(import.meta.dirname, '..', 'public', 'fonts')
  await mkdir(join(target, 'files'), { recursive: true })
  for (const face of faces) {
    const name = `ibm-plex-sans-${face}`
    const folder = dirname(resolve(`@fontsource/${name}/400.css`))
    const sheets = await Promise.all(weights.map((weight) => readFile(join(folder, `${weight}.css`), 'utf8')))
    const css = sheets.join('\n').replaceAll(/, url\([^)]+\.woff\) format\('woff'\)/g, '')
    await writeFile(join(target, `${name}.css`), css)
    const files = [...css.matchAll(/url\(\.\/files\/([^)]+)\)/g)].flatMap(([, file]) => file ?? [])
    await Promise.all(files.map((file) => cp(join(folder, 'files', file), join(target, 'files', file))))
  }
}
