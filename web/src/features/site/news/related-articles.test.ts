import { expect, test } from 'vitest'
import { relatedArticles } from './related-articles.ts'

const article = (slug: string, ...ids: string[]) => ({ slug, tags: ids.map((id) => ({ id })) })

test('articles with the same tags come first, then the newest others, and the article itself never', () => {
  const newestFirst = [article('newest', 'x'), article('here', 'a', 'b'), article('one', 'a'), article('two', 'b', 'a')]
  const slugs = relatedArticles(article('here', 'a', 'b'), newestFirst, 3).map(({ slug }) => slug)
  expect(slugs).toEqual(['two', 'one', 'newest'])
})
