import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it } from 'vitest'
import { requestEnvelope } from '../../shop-api/testing/races/buyer.ts'
import { insertRaceMember } from '../../shop-api/testing/races/member.ts'
import { connections } from '../../shop-api/src/db/postgresql.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()
const { addressAdd, addressList, addressModify } = contract.account

/** As many as both shops have connections for, because a request that waits for one is refused on a slow machine. */
const atOnce = 2 * connections.transactions
const maxAddresses = 50

const body = {
  contact_name: 'Ada Lovelace',
  telephone: '+44 20 7946 0000',
  country: 'DE',
  city: 'Berlin',
  address_line_1: 'Unter den Linden 1',
  postal_code: '10117',
  is_default_shipping: true,
  is_default_billing: true,
}

it('a member who changes addresses at two shops at once has at most fifty, with one default of each kind', async () => {
  const { both, left, db } = stack()
  const member = await insertRaceMember(db, 'addresses@example.com')
  const add = (at: number) =>
    requestEnvelope(both[at % 2]!, member, addressAdd, { body: { ...body, address_line_2: `Flat ${at}` } })
  for (let at = 0; at < maxAddresses - 8; at += 1) expect(await add(at)).toMatchObject({ code: codes.ok })

  const added = await Promise.all(Array.from({ length: atOnce }, (_, at) => add(maxAddresses + at)))
  expect(added.filter(({ code }) => code === codes.ok)).toHaveLength(8)
  expect(added.filter(({ code }) => code === codes.accountLimit)).toHaveLength(atOnce - 8)

  const listed = async () => addressList.data.parse((await requestEnvelope(left, member, addressList)).data)
  const changed = await Promise.all(
    (await listed())
      .slice(0, atOnce)
      .map(({ id }, i) => requestEnvelope(both[i % 2]!, member, addressModify, { params: { id: String(id) }, body })),
  )
  expect(changed.filter(({ code }) => code !== codes.ok)).toEqual([])
  const addresses = await listed()
  expect(addresses).toHaveLength(maxAddresses)
  expect(addresses.filter(({ is_default_shipping }) => is_default_shipping)).toHaveLength(1)
  expect(addresses.filter(({ is_default_billing }) => is_default_billing)).toHaveLength(1)
})
