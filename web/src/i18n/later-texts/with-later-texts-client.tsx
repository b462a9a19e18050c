'use client'
import { type ComponentType, useMemo } from 'react'
import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { LaterTexts } from './later-texts.ts'
import { readLaterTexts } from './read-later-texts.ts'

/** Returns a function that loads a component and its texts that the page does not contain. The result is stored; after a failure, the next call loads again. */
export const withLaterTexts = <Props extends object>(
  name: Exclude<LaterTexts, 'countries'>,
  load: () => Promise<ComponentType<Props>>,
) => {
  const loadBoth = async (): Promise<ComponentType<Props>> => {
    const [Component, texts] = await Promise.all([load(), readLaterTexts<Partial<Messages>>(name)])
    return function WithLaterTexts(props: Props) {
      const ofPage = useMessages()
      const messages = useMemo(() => ({ ...ofPage, ...texts }), [ofPage])
      return (
        <NextIntlClientProvider locale={useLocale()} messages={messages}>
          <Component {...props} />
        </NextIntlClientProvider>
      )
    }
  }
  let loading: Promise<ComponentType<Props>> | null = null
  return () => {
    loading ??= loadBoth().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
