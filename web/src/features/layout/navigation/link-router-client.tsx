'use client'
import { startTransition, useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { isPlainClick } from '#ui/browser/is-plain-click.ts'

const intentMs = 80

/** Not a link to another tab, a file or another language, for which the browser loads a document. */
const followed = 'a:not([target], [download], [hreflang])'
const checkSite = (link: HTMLAnchorElement | null) => (link?.origin === location.origin ? link : null)
const findLink = ({ target }: Event) =>
  checkSite(target instanceof Element ? target.closest<HTMLAnchorElement>(followed) : null)

/** The browser itself goes to an anchor of the page. */
const isAnchorHere = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** A filtered list is rendered for each request, so nothing of it can be loaded before. */
const isPreloadable = ({ pathname, search }: HTMLAnchorElement) => search === '' && pathname !== location.pathname

/** Follows the links of the page inside the router, and loads the page of a link that is about to be pressed. */
export function LinkRouter() {
  const router = useRouter()
  useEffect(() => {
    const toPath = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`
    const onClick = (event: MouseEvent) => {
      const link = findLink(event)
      if (!link || event.defaultPrevented || !isPlainClick(event) || isAnchorHere(link)) return
      event.preventDefault()
      startTransition(() => router.push(toPath(link), { scroll: link.dataset['stay'] === undefined }))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const preloadSoon = (link: HTMLAnchorElement | null) => {
      clearTimeout(timer)
      if (link && isPreloadable(link)) timer = setTimeout(() => router.prefetch(toPath(link)), intentMs)
    }
    const onPointerOver = (event: PointerEvent) => preloadSoon(findLink(event))
    // The pointer may rest on a link since before the scripts of the page.
    preloadSoon(checkSite(document.querySelector<HTMLAnchorElement>(`${followed}:hover`)))
    // After the handlers of React, which listens on the document.
    addEventListener('click', onClick)
    addEventListener('pointerover', onPointerOver)
    return () => {
      clearTimeout(timer)
      removeEventListener('click', onClick)
      removeEventListener('pointerover', onPointerOver)
    }
  }, [router])
  return null
}
