import { useLocale } from 'next-intl'

const calendar = (locale: string) => `${locale}-u-ca-gregory-nu-latn`

const createTimeFormats = (locale: string, timeZone: string | undefined) => {
  const day = new Intl.DateTimeFormat(calendar(locale), { dateStyle: 'medium', timeZone })
  const longDay = new Intl.DateTimeFormat(calendar(locale), { dateStyle: 'long', timeZone })
  const dateTime = new Intl.DateTimeFormat(calendar(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  return {
    day: (at: string) => day.format(new Date(at)),
    longDay: (at: string) => longDay.format(new Date(at)),
    dateTime: (at: string) => dateTime.format(new Date(at)),
  }
}

const formatsOf = new Map<string, ReturnType<typeof createTimeFormats>>()

/**
 * Texts with an hour have the name of the time zone. Without `timeZone`, it is that of the browser. Documents and pages
 * that are the same for all readers need `UTC`.
 */
export const getTimeFormats = (locale: string, timeZone: string | undefined) => {
  const key = `${locale} ${timeZone}`
  const formats = formatsOf.get(key) ?? createTimeFormats(locale, timeZone)
  formatsOf.set(key, formats)
  return formats
}

/** For data that only the browser loads: the server does not know the reader's time zone. */
export const useReaderTimeFormats = () => getTimeFormats(useLocale(), undefined)
