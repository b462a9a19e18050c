'use client'
import { type ComponentType, useMemo } from 'react'
import { type Messages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { LaterTexts } from './later-texts.ts'
import { readLaterTexts } from './read-later-texts.ts'

/** Loads a component and the texts that it has beside those of its page. */
export const withLaterTexts =
  <Props extends object>(name: LaterTexts, load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
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
