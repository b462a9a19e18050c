import { useTranslations } from 'next-intl'
import { Label, Sheet } from '#ui/sheet.tsx'
import styles from './order-sheet.module.css'

type OrderRemarksProps = { remark: string | null; platformRemark: string | null }

/** What the buyer and the shop have written on the order. */
export function OrderRemarks({ remark, platformRemark }: OrderRemarksProps) {
  const t = useTranslations('orders.order')
  const remarks = [
    { name: t('remark'), text: remark },
    { name: t('platformRemark'), text: platformRemark },
  ].filter(({ text }) => text)
  if (remarks.length === 0) return null
  return (
    <div className={styles.pair}>
      {remarks.map(({ name, text }) => (
        <Sheet as="section" key={name} className={styles.box}>
          <h2>
            <Label>{name}</Label>
          </h2>
          <p className={styles.remark} dir="auto">
            {text}
          </p>
        </Sheet>
      ))}
    </div>
  )
}
