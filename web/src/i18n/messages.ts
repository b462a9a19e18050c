import en from '../../../locales/en.json' with { type: 'json' }
import type { LocaleCode } from '@partgate/schema/locales.ts'

type Tree = { [key: string]: string | Tree }

/** English fills in missing keys. */
export const withEnglish = (english: Tree, own: Tree): Tree =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => {
      const mine = own[key]
      return [key, typeof text === 'string' ? (mine ?? text) : withEnglish(text, typeof mine === 'object' ? mine : {})]
    }),
  )

export const loadMessages = async (code: LocaleCode): Promise<Tree> => {
  if (code === 'en') return en
  const own: { default: Tree } = await import(`../../../locales/${code}.json`)
  return withEnglish(en, own.default)
}
