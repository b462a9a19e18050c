import { series, type Series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { bulk } from '../../engine/packings.ts'

type Circular = { shell: string; finish: string; insert: string; contact: string; key: string }

const inserts: Record<string, { size: number; contacts: Record<string, number> }> = {
  A: { size: 9, contacts: { 35: 6, 98: 3 } },
  B: { size: 11, contacts: { 5: 5, 35: 13, 98: 6, 99: 7 } },
  C: { size: 13, contacts: { 4: 4, 8: 8, 35: 22, 98: 10 } },
  D: { size: 15, contacts: { 5: 5, 15: 15, 18: 18, 19: 19, 35: 37, 97: 12 } },
  E: { size: 17, contacts: { 6: 6, 8: 8, 26: 26, 35: 55, 99: 23 } },
  F: { size: 19, contacts: { 11: 11, 32: 32, 35: 66 } },
  G: { size: 21, contacts: { 11: 11, 16: 16, 35: 79, 41: 41 } },
  H: { size: 23, contacts: { 21: 21, 35: 100, 55: 55 } },
  J: { size: 25, contacts: { 4: 56, 19: 19, 29: 29, 35: 128, 61: 61 } },
}
const arrangements = Object.entries(inserts).flatMap(([letter, { contacts }]) =>
  Object.keys(contacts).map((insert) => `${letter}${insert}`),
)
const shells: Record<string, { noun: string; form: string }> = {
  20: { noun: 'Wall mount receptacle', form: 'receptacle' },
  24: { noun: 'Jam nut receptacle', form: 'receptacle' },
  26: { noun: 'Straight plug', form: 'plug' },
}
/** W is cadmium, which the directive bans; F electroless nickel, K stainless steel. */
const finishes: Record<string, { factor: number; rohs: 'compliant' | 'non_compliant' }> = {
  F: { factor: 1, rohs: 'compliant' },
  K: { factor: 2.6, rohs: 'compliant' },
  W: { factor: 1, rohs: 'non_compliant' },
}

/** `D38999/26WB35PN`: the same number from every qualified manufacturer. */
const d38999 = (manufacturer: string): Series =>
  series<Circular>({
    name: 'D38999',
    isMilitary: true,
    pins: ['D38999/26WB35SN'],
    manufacturer,
    category: 'circular-connectors',
    noun: 'Circular connector',
    family: 'd38999',
    pattern: /^D38999\/2[046][FKW][A-J]\d{1,2}[PS][NABCDE]$/,
    popular: { key: ['N'], finish: ['F', 'W'] },
    weight: 0.1,
    blocks: [
      {
        shell: Object.keys(shells),
        finish: Object.keys(finishes),
        insert: arrangements,
        contact: ['P', 'S'],
        key: ['N', 'A', 'B', 'C', 'D', 'E'],
      },
    ],
    part: ({ shell, finish, insert, contact, key }) => {
      const { noun, form } = lookup(shells, shell)
      const { factor, rohs } = lookup(finishes, finish)
      const { size, contacts } = lookup(inserts, insert.charAt(0))
      const arrangement = insert.slice(1)
      const positions = lookup(contacts, arrangement)
      const mpn = `D38999/${shell}${finish}${insert}${contact}${key}`
      const price = { one: (24 + positions * 0.85 + size) * factor, fall: 0.06 }
      return {
        mpn,
        noun: `D38999 series III ${noun.toLowerCase()}, ${contact === 'P' ? 'pins' : 'sockets'}`,
        package: `Circular ${size}-${arrangement} ${form}`,
        params: { positions, contact_plating: 'Au', operating_temperature: [-65, finish === 'W' ? 175 : 200] },
        packings: [bulk(mpn, price)],
        price,
        rohs,
      }
    },
  })
export const amphenolD38999 = d38999('amphenol')
export const souriauD38999 = d38999('souriau')
export const teD38999 = d38999('te-connectivity')
