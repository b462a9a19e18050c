import { posix } from 'node:path'

const domains = ['catalogue', 'cart', 'orders', 'payments', 'rfq', 'account', 'site']
/** Rooms that know no domain. */
const plainRooms = ['ui', 'upstream', 'db', 'i18n', 'paypal', 'paypal-simulator']
export const buildings = ['web', 'gateway', 'shop-api']

/** Where a file of the project stands on the street. */
export type Place = { building: string; domain?: string; plainRoom?: string; isPublic: boolean }

export const placeOf = (path: string): Place => {
  const [building = '', ...inside] = path.split('/')
  const rooms = building === 'web' ? inside.slice(inside[1] === 'features' ? 2 : 1) : inside.slice(1)
  const [room = ''] = rooms
  const isDomain = building === 'web' ? inside[1] === 'features' : domains.includes(room)
  return {
    building,
    domain: buildings.includes(building) && isDomain ? room : undefined,
    plainRoom: buildings.includes(building) && plainRooms.includes(room) ? room : undefined,
    isPublic: rooms.length === 2 && rooms[1] === 'index.ts',
  }
}

/** The path of the project's file that a specifier in `from` means; nothing for a package. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier))
  if (specifier.startsWith('#')) return `${from.split('/')[0]}/src/${specifier.slice(1)}`
  return specifier.match(/^@partgate\/(.+)$/)?.[1]
}
