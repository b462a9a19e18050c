import { Skeleton } from '#ui/skeleton.tsx'
import styles from './section.module.css'

export const SectionSkeleton = ({ blockSize }: { blockSize: string }) => (
  <div className={styles.section}>
    <Skeleton inlineSize="10em" blockSize="26px" />
    <Skeleton blockSize={blockSize} />
  </div>
)
