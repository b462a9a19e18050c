import { useLocale } from 'next-intl'

const calendar = (locale: string) => `${locale}-u-ca-gregory-nu-latn`

/** In the reader's time zone, which is shown where the hour is. */
export const createTimeFormats = (locale: string, timeZone?: string) => {
  const day = new Intl.DateTimeFormat(calendar(locale), { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(calendar(locale), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  return { day: (at: string) => day.format(new Date(at)), dateTime: (at: string) => dateTime.format(new Date(at)) }
}

export const useTimeFormats = () => createTimeFormats(useLocale())
