type Tagged = { slug: string; tags: readonly { id: string }[] }

export const relatedArticles = <Article extends Tagged>(
  { slug, tags }: Tagged,
  newestFirst: readonly Article[],
  most: number,
): Article[] => {
  const own = new Set(tags.map(({ id }) => id))
  const shared = (article: Article) => article.tags.filter(({ id }) => own.has(id)).length
  return newestFirst
    .filter((article) => article.slug !== slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, most)
}
