import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useChangedSentence } from './announced-client.tsx'

/** Shows one sentence after the other in one mounted component; the markup has the state after the last one. */
const readAnnounced = (...sentences: string[]) => {
  const Page = () => {
    const [at, setAt] = useState(0)
    if (at < sentences.length - 1) setAt(at + 1)
    return useChangedSentence(sentences[at] ?? '')
  }
  return renderToStaticMarkup(<Page />)
}

test.for([
  [['Pay'], ''],
  [['Pay', 'PayPal decides'], 'PayPal decides'],
  [['Pay', 'PayPal decides', 'Pay'], 'Pay'],
] as const)('of %j, %j is announced', ([sentences, announced]) => {
  expect(readAnnounced(...sentences)).toBe(announced)
})
