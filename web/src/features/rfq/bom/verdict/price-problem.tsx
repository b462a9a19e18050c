import { useTranslations } from 'next-intl'
import type { BomLine } from '../bom-list.ts'
import { priceProblemId } from '../line-ids.ts'
import styles from './verdict-cells.module.css'

/** Why the target price of a line is none; its field or cell is described by it. */
export function PriceProblem({ line }: { line: BomLine }) {
  const t = useTranslations('rfqPage.problems')
  return (
    <span id={priceProblemId(line.lineId)} className={styles.problem} title={t('targetPrice')}>
      {t('targetPrice')}
    </span>
  )
}
