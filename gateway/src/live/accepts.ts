const ranges = (accept: string | null) =>
  (accept || '*/*').split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '')

const covers = (range: string, type: string) =>
  range === '*/*' || range === type || range === `${type.slice(0, type.indexOf('/'))}/*`

export const canAccept = ({ headers }: Pick<Request, 'headers'>, types: readonly string[]) =>
  ranges(headers.get('accept')).some((range) => types.some((type) => covers(range, type)))
