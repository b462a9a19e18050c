import { Fragment } from 'react'
import { markedText } from './marked-text.ts'
import styles from './parts-table.module.css'

type Range = { start: number; end: number }

export const MarkedPartNumber = ({ partNumber, ranges }: { partNumber: string; ranges: readonly Range[] }) => (
  <bdi dir="ltr" className={styles.number}>
    {markedText(partNumber, ranges).map(({ text, isMarked }, at) =>
      isMarked ? <mark key={at}>{breakable(text)}</mark> : <Fragment key={at}>{breakable(text)}</Fragment>,
    )}
  </bdi>
)

const breakable = (text: string) =>
  text.split(/(?<=[-/])/).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
