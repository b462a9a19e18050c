import { Skeleton } from '#ui/skeleton.tsx'
import styles from './product-page.module.css'

export const RelatedPartsSkeleton = () => (
  <div className={styles.section}>
    <Skeleton inlineSize="10em" blockSize="26px" />
    <Skeleton blockSize="220px" />
  </div>
)
