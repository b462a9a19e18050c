import type { MetadataRoute } from 'next'
import { absoluteUrl } from './alternates.ts'
import { routing } from '#i18n/routing.ts'

/** A path of a screen, in every language. */
const everywhere = (path: string) => [path, `/*${path}`]

/** Combined filters and comparisons are endless, so they are not walked. What is walked and yet not to be found (a search, a cart) says so
 * itself, which it could not if it stood here. */
const unwalked = [
  '/graphql',
  '/purge',
  ...['/s?*&', '/category/*?*&', '/manufacturer/*?*&', '/s/export', '/compare?'].flatMap(everywhere),
]

export const robotsOf = (): MetadataRoute.Robots => ({
  rules: { userAgent: '*', allow: '/', disallow: unwalked },
  sitemap: routing.locales.map((locale) => absoluteUrl('/sitemap.xml', locale)),
})
