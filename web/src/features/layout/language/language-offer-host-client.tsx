'use client'
import { useState } from 'react'
import { readPageCookie } from '#security/page-cookies.ts'
import { OnDemand } from '#ui/on-demand-client.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { rememberLanguage } from './remember-language.ts'

const load = async () => (await import('./language-offer-client.tsx')).LanguageOffer
/** Every English page runs this check, so the full decision is in code that is loaded on demand. */
const mayOffer = () => !(readPageCookie('lang') ?? navigator.language).startsWith('en')

/** The language is read in the browser, so that caches and crawlers see one page. */
export function LanguageOfferHost() {
  const isWanted = useBrowserValue(mayOffer) === true
  const [isDismissed, setIsDismissed] = useState(false)
  if (!isWanted || isDismissed) return null
  const dismiss = () => {
    rememberLanguage('en')
    setIsDismissed(true)
  }
  return <OnDemand load={load} isWanted props={{ onDismiss: dismiss }} />
}
