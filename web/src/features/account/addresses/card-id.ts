type Listed = { id: string }

export const titleId = 'addresses-title'
export const cardId = (addressId: string) => `address-${addressId}`
export const removeButtonId = (addressId: string) => `remove-${addressId}`

export const afterRemovalId = (addresses: Listed[], goneId: string): string => {
  const at = addresses.findIndex(({ id }) => id === goneId)
  const neighbor = addresses[at + 1] ?? addresses[at - 1]
  return neighbor ? cardId(neighbor.id) : titleId
}
