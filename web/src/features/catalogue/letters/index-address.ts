export const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 'other'] as const

export const indexHref = (initial: string, page = 1) => `/products/${initial}${page > 1 ? `/${page}` : ''}`

type IndexAddress =
  | { kind: 'index'; initial: string; page: number }
  | { kind: 'moved'; href: string }
  | { kind: 'unknown' }

export const readIndexAddress = (name: string, rest: readonly string[] = []): IndexAddress => {
  const sign = name === '#' || name === '%23' ? 'other' : name
  const initial = initials.find((known) => known.toLowerCase() === sign.toLowerCase())
  const [number = '1', ...more] = rest
  if (initial === undefined || more.length > 0 || !/^[1-9]\d{0,5}$/.test(number)) return { kind: 'unknown' }
  const page = Number(number)
  const href = indexHref(initial, page)
  const isCanonical = initial === name && (rest.length === 0 || page > 1)
  return isCanonical ? { kind: 'index', initial, page } : { kind: 'moved', href }
}
