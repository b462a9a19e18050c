import { orderPath } from '@partgate/schema/pages.ts'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { isCanceled } from '../payment-progress.ts'

export const documentKinds = ['confirmation', 'proforma'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Without the language prefix. */
export const documentHref = (orderNumber: string, kind: DocumentKind) => `${orderPath(orderNumber)}/${kind}.pdf`

export const findDocumentKind = (file: string) => documentKinds.find((kind) => file === `${kind}.pdf`)

/** Canceled orders cannot be paid or cleared through customs. */
export const listDocuments = (order: Pick<OrderSheet_OrderFragment, 'status'>): readonly DocumentKind[] =>
  isCanceled(order) ? ['confirmation'] : documentKinds
