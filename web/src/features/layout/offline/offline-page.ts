import { getTranslations } from 'next-intl/server'
import { bomPage, requestPage } from '#features/rfq/index.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { getLanguage, type Locale } from '#i18n/routing.ts'
import { applyTheme } from '../theme/apply-theme.ts'

const styles = `
main { display: grid; gap: var(--s5); max-inline-size: 600px; margin: 0 auto; padding: 12vh var(--s4) var(--s6) }
svg { inline-size: 168px; fill: none; stroke: var(--accent); stroke-width: 2; direction: ltr }
circle { fill: var(--paper) }
p { margin-block-start: var(--s3); color: var(--ink-2) }
h2 { font-size: var(--text-l) }
ul { display: flex; flex-wrap: wrap; gap: var(--s3); margin-block-start: var(--s3) }
a { display: inline-flex; align-items: center; min-block-size: 44px; padding: 6px 18px; border: 1.5px solid var(--edge); border-radius: var(--r); font-weight: 500 }
.retry { justify-self: start; border-color: var(--copper); background: var(--copper); color: var(--on-copper) }
.retry:hover { background: var(--copper-2); color: var(--on-copper) }`

const openSwitch =
  '<path d="M4 40h52M62 37 L98 14M104 40h60"/><circle cx="59" cy="40" r="4"/><circle cx="101" cy="40" r="4"/>'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const loadAgain = `
let isLeaving = false
const load = (tries) => fetch('', { method: 'HEAD' }).then(
  () => isLeaving || location.reload(),
  () => tries > 1 && setTimeout(load, 2000, tries - 1),
)
addEventListener('click', ({ target }) => { isLeaving ||= target.closest('a') !== null })
addEventListener('online', () => load(3))`

/**
 * A document without files, which stands for each page that cannot be loaded.
 *
 * A browser sends `online` events, and says that it is online, also where no response arrives, so the page loads itself
 * again only after a response. It does not where the visitor has followed a link, which a reload would cancel.
 */
export const offlinePage = async (locale: Locale) => {
  const t = await getTranslations({ locale })
  const { tag, dir } = getLanguage(locale)
  const text = (key: Parameters<typeof t>[0]) => escape(t(key))
  const link = (href: string, key: Parameters<typeof t>[0]) =>
    `<li><a href="${getPathname({ href, locale })}">${text(key)}</a></li>`
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('offline.title')} | ${text('layout.siteName')}</title>
<script>${applyTheme}</script>
<style>${OFFLINE_STYLES}${styles}</style>
</head>
<body>
<main>
<svg viewBox="0 0 168 52" aria-hidden="true">${openSwitch}</svg>
<div><h1>${text('offline.title')}</h1><p>${text('offline.page')}</p></div>
<a class="retry" href="">${text('common.retry')}</a>
<nav aria-labelledby="lists"><h2 id="lists">${text('offline.lists')}</h2>
<ul>${link(bomPage, 'layout.bom')}${link(requestPage, 'layout.rfqList')}</ul></nav>
</main>
<script>${loadAgain}</script>
</body>
</html>
`
}
