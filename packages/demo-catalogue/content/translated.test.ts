import { expect, test } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import type { TextSection } from '@partgate/schema/shop-api/site.ts'
import { articles } from './news/all.ts'
import { pages } from './pages/all.ts'
import { translatedArticle, translatedPage, type Translated } from './translated.ts'

type Text = { summary?: string; sections: TextSection[] }

const languages = locales.map(({ code }) => code).filter((code): code is Translated => code !== 'en')
const texts = languages.flatMap((lang) => [
  ...pages.map((page) => ({ lang, name: page.name, english: page, translated: translatedPage(lang, page.name) })),
  ...articles.map((article) => ({
    lang,
    name: article.slug,
    english: article,
    translated: translatedArticle(lang, article.slug),
  })),
])

const scripts: Partial<Record<Translated, RegExp>> = {
  zh: /\p{Script=Han}/u,
  tw: /\p{Script=Han}/u,
  jp: /\p{Script=Hiragana}/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
}

const toParagraphs = ({ summary = '', sections }: Text) => [
  summary,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
]
const findFigures = (text: string): string[] => text.match(/\d+/g) ?? []

/** Figures of the English paragraph that the translated one does not have as often. */
const lostFigures = (english: string, translated: string) => {
  const left = findFigures(translated)
  return findFigures(english).filter((figure) => {
    const at = left.indexOf(figure)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

test.each(texts)('$name has in $lang the paragraphs of the English text', ({ english, translated }) => {
  const toShape = ({ sections }: Text) => sections.map(({ paragraphs }) => paragraphs.length)
  expect(toShape(translated)).toEqual(toShape(english))
  const theirs = toParagraphs(translated)
  expect(toParagraphs(english).flatMap((paragraph, at) => lostFigures(paragraph, theirs[at] ?? ''))).toEqual([])
})

test.each(texts)('$name is written in $lang, in plain text', ({ lang, english, translated }) => {
  const script = scripts[lang] ?? /./
  const originals = new Set(toParagraphs(english).filter((text) => text.includes(' ')))
  const paragraphs = toParagraphs(translated).filter(Boolean)
  expect(paragraphs.filter((text) => originals.has(text) || /[<>]|&[a-z#]+;/.test(text))).toEqual([])
  expect(paragraphs.filter((text) => text.length > 60 && !script.test(text))).toEqual([])
})
