import { useLocale } from 'next-intl'

const withoutGap: readonly string[] = ['zh', 'ja']

/** Between sentences; Chinese and Japanese have none behind a full stop. */
export const getSentenceGap = (locale: string) => (withoutGap.includes(new Intl.Locale(locale).language) ? '' : ' ')

export const useSentenceGap = () => getSentenceGap(useLocale())
