import en from '../../../locales/en.json' with { type: 'json' }
import type { LocaleCode } from '@partgate/schema/locales.ts'

type Tree = { [key: string]: string | Tree }

/** English where a text is missing, key by key. */
export const withEnglish = (english: Tree, own: Tree): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const mine = own[key]
      return [key, typeof text === 'string' ? (mine ?? text) : withEnglish(text, typeof mine === 'object' ? mine : {})]
    }),
  )

/** The texts of a language. */
export const messagesOf = async (code: LocaleCode): Promise<Tree> => {
  if (code === 'en') return en
  const own: { default: Tree } = await import(`../../../locales/${code}.json`)
  return withEnglish(en, own.default)
}
