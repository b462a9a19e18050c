import type { Messages } from './list-messages.ts'

/** Missing messages are English; messages that English lacks are dropped. */
export const withEnglish = (english: Messages, own: Messages): Messages =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const mine = own[key]
      if (typeof text === 'string') return [key, typeof mine === 'string' ? mine : text]
      return [key, withEnglish(text, typeof mine === 'object' ? mine : {})]
    }),
  )
