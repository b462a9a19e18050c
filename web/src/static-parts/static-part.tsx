import type { ComponentProps } from 'react'
import { StaticPartHost, type StaticTag } from './static-part-client.tsx'

let count = 0
const processId = Math.random().toString(36).slice(2, 7)

type StaticPartProps<T extends StaticTag> = ComponentProps<T> & { as: T }

/**
 * Contents without client components. The HTML of a document has them once: `leaveOutStaticParts` takes them out of the
 * payload, and the browser leaves them as they are.
 */
export function StaticPart<T extends StaticTag>({ as, children, ...attributes }: StaticPartProps<T>) {
  const id = `${processId}${(count++).toString(36)}`
  return <StaticPartHost id={id} as={as} attributes={attributes} content={Promise.resolve({ staticPart: children })} />
}
