import type { Address, SavedAddress } from '@partgate/schema/shop-api/address.ts'
import type { Queryable } from '#db/database.ts'

export type DefaultKind = 'shipping' | 'billing'
type Defaults = Pick<SavedAddress, 'is_default_shipping' | 'is_default_billing'>
type DefaultChanges = { [K in keyof Defaults]?: Defaults[K] | undefined }
type AddressRow = Defaults & { id: number; body: Address }

const columns = 'id, body, is_default_shipping, is_default_billing'

export const listAddresses = async (db: Queryable, userId: number, only: DefaultKind | null = null) => {
  const rows = await db.query<AddressRow>(
    `select ${columns} from addresses
     where user_id = $1 and ($2::text is null or case $2 when 'shipping' then is_default_shipping else is_default_billing end)
     order by is_default_shipping desc, is_default_billing desc, id desc`,
    [userId, only],
    'addresses',
  )
  return rows.map(({ body, ...row }): SavedAddress => ({ ...row, ...body }))
}

/** Null where the address is unknown or belongs to another member. */
export const findAddress = async (tx: Queryable, userId: number, id: number): Promise<Address | null> => {
  const rows = await tx.query<AddressRow>(
    `select ${columns} from addresses where id = $1 and user_id = $2`,
    [id, userId],
    'address',
  )
  return rows[0]?.body ?? null
}

/** Serializes the address changes of one member and returns how many addresses there are. */
export const lockAddresses = async (tx: Queryable, userId: number): Promise<number> => {
  await tx.query('select 1 from users where id = $1 for no key update', [userId], 'addresses-lock')
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from addresses where user_id = $1',
    [userId],
    'addresses-count',
  )
  return row?.count ?? 0
}

export const clearOtherDefaults = async (
  tx: Queryable,
  userId: number,
  { is_default_shipping = false, is_default_billing = false }: DefaultChanges,
) => {
  await tx.query(
    `update addresses set is_default_shipping = is_default_shipping and not $2::boolean,
       is_default_billing = is_default_billing and not $3::boolean
     where user_id = $1 and (is_default_shipping and $2 or is_default_billing and $3)`,
    [userId, is_default_shipping, is_default_billing],
    'addresses-take-defaults',
  )
}

export const findEqualAddress = async (tx: Queryable, userId: number, body: Address) => {
  const [row] = await tx.query<{ id: number }>(
    'select id from addresses where user_id = $1 and body = $2::jsonb order by id limit 1',
    [userId, JSON.stringify(body)],
    'address-equal',
  )
  return row?.id
}

export const insertAddress = async (
  tx: Queryable,
  userId: number,
  body: Address,
  { is_default_shipping = false, is_default_billing = false }: DefaultChanges,
) => {
  const [row] = await tx.query<{ id: number }>(
    `insert into addresses (user_id, body, is_default_shipping, is_default_billing) values ($1, $2, $3, $4)
     returning id`,
    [userId, JSON.stringify(body), is_default_shipping, is_default_billing],
    'address-insert',
  )
  if (!row) throw new Error('The address was not stored')
  return row.id
}

export const replaceAddress = async (
  tx: Queryable,
  { userId, id }: { userId: number; id: number },
  body: Address,
  { is_default_shipping, is_default_billing }: DefaultChanges,
): Promise<boolean> => {
  const rows = await tx.query(
    `update addresses set body = $3, is_default_shipping = coalesce($4::boolean, is_default_shipping),
       is_default_billing = coalesce($5::boolean, is_default_billing)
     where id = $1 and user_id = $2 returning id`,
    [id, userId, JSON.stringify(body), is_default_shipping ?? null, is_default_billing ?? null],
    'address-replace',
  )
  return rows.length > 0
}

export const deleteAddress = async (tx: Queryable, userId: number, id: number): Promise<boolean> => {
  const rows = await tx.query(
    'delete from addresses where id = $1 and user_id = $2 returning id',
    [id, userId],
    'address-delete',
  )
  return rows.length > 0
}
