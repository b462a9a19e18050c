import type { Page } from '@playwright/test'

/**
 * Runs in the page: the texts that a screen reader announces from now on. A live region announces added and changed
 * text if it was there before; an alert also if it is new.
 */
const observeAnnouncements = () => {
  const alerts = '[role=alert]'
  const regions = `${alerts}, [role=status], output, [aria-live=polite], [aria-live=assertive]`
  const texts: string[] = []
  const observe = (mutations: MutationRecord[]) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes])
    const elements = added.filter((node) => node instanceof Element)
    const newAlerts = elements.flatMap((element) => [element, ...element.querySelectorAll('*')])
    const changed = mutations
      .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
      .flatMap(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions) ?? [])
      .filter((region) => !elements.some((element) => element.contains(region)))
    for (const region of new Set([...newAlerts.filter((element) => element.matches(alerts)), ...changed])) {
      const text = region.textContent?.trim()
      if (text && region.isConnected) texts.push(text)
    }
  }
  new MutationObserver(observe).observe(document, { subtree: true, childList: true, characterData: true })
  return texts
}

/** Returns a function that reads what has been announced since. */
export const recordAnnouncements = async (page: Page) => {
  const texts = await page.evaluateHandle(observeAnnouncements)
  return () => texts.jsonValue()
}
