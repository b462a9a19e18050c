import { ordersPerPage, type ListAddress } from './list-address.ts'

type Emptiness = 'noMatch' | 'beyondLast' | 'emptyTab'

export const lastPage = (totalCount: number) => Math.max(1, Math.ceil(totalCount / ordersPerPage))

export const toEmptiness = ({ number }: ListAddress, totalCount: number): Emptiness => {
  if (totalCount > 0) return 'beyondLast'
  return number ? 'noMatch' : 'emptyTab'
}
