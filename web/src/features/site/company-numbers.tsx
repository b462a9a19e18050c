import type { AboutPageQuery } from '#graphql/generated/types.ts'
import { TitleBlock } from '#ui/sheet.tsx'
import styles from './company-numbers.module.css'

/** What the shop says of itself in numbers. */
export const CompanyNumbers = ({ labels }: { labels: NonNullable<AboutPageQuery['labels']> }) =>
  labels.length > 0 && (
    <TitleBlock
      facts={labels.map(({ title, text }) => ({
        name: text,
        value: (
          <bdi dir="ltr" className={styles.number}>
            {title}
          </bdi>
        ),
      }))}
    />
  )
