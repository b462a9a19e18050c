import { useTranslations } from 'next-intl'
import type { OrderStatus } from '#graphql/generated/types.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { classes } from '#ui/classes.ts'
import { toTimeline } from './timeline.ts'
import styles from './order-timeline.module.css'

type OrderTimelineProps = { status: OrderStatus; history: { status: OrderStatus; at: string }[] }

export function OrderTimeline({ status, history }: OrderTimelineProps) {
  const t = useTranslations('orders')
  const { dateTime } = useReaderTimeFormats()
  return (
    <section className={styles.course} aria-labelledby="order-course">
      <h2 id="order-course">{t('timeline.title')}</h2>
      <ol>
        {toTimeline(status, history).map(({ status: step, at }, index) => (
          <li key={index} className={classes(at === null && styles.ahead)}>
            <span className={styles.step}>{step === 'UNPAID' ? t('timeline.placed') : t(`status.${step}`)}</span>
            {at === null ? (
              <span className={styles.when}>{t('timeline.pending')}</span>
            ) : (
              <time dateTime={at} className={styles.when}>
                {dateTime(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
