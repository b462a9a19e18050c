export const previousPage = (current: number, last: number): number | null =>
  current > 1 && last > 0 ? Math.min(current - 1, last) : null

export const pageWindow = (current: number, last: number): (number | null)[] => {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(near)].toSorted((a, b) => a - b)
  return pages.flatMap((page, at) => {
    const gap = page - (pages[at - 1] ?? page)
    return gap > 2 ? [null, page] : gap === 2 ? [page - 1, page] : [page]
  })
}
