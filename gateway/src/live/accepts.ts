/** Ranges with another charset than UTF-8 are ignored, as by the server. */
const ranges = (accept: string | null) =>
  (accept || '*/*')
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [type = '', ...parameters] = range.split(';')
      return (parameters.find((each) => each.includes('charset=')) ?? 'charset=utf-8') === 'charset=utf-8' ? [type] : []
    })

const covers = (range: string, type: string) =>
  range === '*/*' || range === type || range === `${type.slice(0, type.indexOf('/'))}/*`

export const canAccept = ({ headers }: Pick<Request, 'headers'>, types: readonly string[]) =>
  ranges(headers.get('accept')).some((range) => types.some((type) => covers(range, type)))
