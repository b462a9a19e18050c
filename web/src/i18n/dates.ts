/** Gregorian, Latin digits, UTC: for pages that are the same for all readers, and for documents. */
export const createDateFormats = (locale: string) => {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return { day: (moment: string) => format.format(new Date(moment)) }
}
