import type { Client } from 'urql'
import { CartBadgeDocument } from './generated/documents/layout.ts'

/** The count in the header is a field of its own, which only mutations with a response change. */
export const readCartBadge = (client: Client) =>
  void client.query(CartBadgeDocument, {}, { requestPolicy: 'network-only' }).toPromise()
