import type { MouseEvent } from 'react'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { storeInputs } from '#graphql/session/stored-inputs.ts'
import { isPlainClick } from '#ui/browser/is-plain-click.ts'
import { rememberLanguage } from './remember-language.ts'

/** The link to the page in another language leaves the document. */
export const changeLanguage = (event: MouseEvent<HTMLAnchorElement>, code: LocaleCode) => {
  rememberLanguage(code)
  event.currentTarget.hash = location.hash
  if (isPlainClick(event)) storeInputs('next-page')
}
