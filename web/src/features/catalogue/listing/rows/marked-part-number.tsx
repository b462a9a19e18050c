import { Fragment } from 'react'
import { insertBreaks } from '#ui/figures.tsx'
import { markedText } from './marked-text.ts'
import styles from './parts-table.module.css'

type Range = { start: number; end: number }

export const MarkedPartNumber = ({ partNumber, ranges }: { partNumber: string; ranges: readonly Range[] }) => (
  <bdi dir="ltr" className={styles.number}>
    {markedText(partNumber, ranges).map(({ text, isMarked }, at) =>
      isMarked ? <mark key={at}>{insertBreaks(text)}</mark> : <Fragment key={at}>{insertBreaks(text)}</Fragment>,
    )}
  </bdi>
)
