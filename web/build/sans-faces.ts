import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const resolve = createRequire(import.meta.url).resolve
const source = '@fontsource-variable/ibm-plex-sans'
const target = join(import.meta.dirname, '..', 'src', 'app', 'generated')

type Script = { name: 'latin' | 'latin-ext' | 'cyrillic' | 'greek'; display: 'swap' | 'optional'; isNarrow?: true }

/** The few Greek letters are symbols of units: not worth a second layout of the page, which a late face causes. */
const scripts: Script[] = [
  { name: 'latin-ext', display: 'swap' },
  { name: 'greek', display: 'optional' },
  { name: 'cyrillic', display: 'swap' },
  { name: 'latin', display: 'swap', isNarrow: true },
]
const weights = { min: 400, max: 600 }
const narrowest = 75

/** From `U+0000-00FF,U+0131`. */
const listCharacters = (range: string) =>
  [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16)
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  })

const cut = async ({ name, isNarrow }: Script, range: string) => {
  const file = resolve(`${source}/files/ibm-plex-sans-${name}-${isNarrow ? 'wdth' : 'wght'}-normal.woff2`)
  return subsetFont(await readFile(file), listCharacters(range).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights, ...(isNarrow && { wdth: { min: narrowest, max: 100 } }) },
  })
}

const toFace = (family: string, { name, display }: Script, range: string, width = '') => `\
@font-face {
  font-family: '${family}';
  font-weight: ${weights.min} ${weights.max};${width}
  font-display: ${display};
  src: url('./plex-sans-${name}.woff2') format('woff2');
  unicode-range: ${range};
}
`

/** Several processes of a build load the configuration, and one may be reading the file. */
const replaceFile = async (name: string, contents: Buffer) => {
  const file = join(target, name)
  const known = await readFile(file).catch(() => null)
  if (known?.equals(contents)) return
  const written = `${file}.${process.pid}`
  await writeFile(written, contents)
  await rename(written, file)
}

/**
 * Plex Sans as one file for each script, with the weights of the storefront, and for Latin also with the narrow letters of
 * table heads: as large as two of the four files with one weight each.
 */
export const createSansFaces = async () => {
  await mkdir(target, { recursive: true })
  const ranges: Record<Script['name'], string> = JSON.parse(await readFile(resolve(`${source}/unicode.json`), 'utf8'))
  const faces = await Promise.all(
    scripts.map(async (script) => {
      const range = ranges[script.name]
      await replaceFile(`plex-sans-${script.name}.woff2`, await cut(script, range))
      const narrow =
        script.isNarrow && toFace('IBM Plex Sans Condensed', script, range, `\n  font-stretch: ${narrowest}%;`)
      return toFace('IBM Plex Sans', script, range) + (narrow ?? '')
    }),
  )
  await replaceFile('plex-sans.css', Buffer.from(faces.join('')))
}
