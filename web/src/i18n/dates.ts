/** How a day is written in a language: Gregorian, Latin digits, in UTC. */
export const datesOf = (locale: string) => {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return { day: (moment: string) => format.format(new Date(moment)) }
}
