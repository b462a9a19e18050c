import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './home-section.module.css'

export const SectionSkeleton = ({ blockSize, children }: { blockSize: string; children: ReactNode }) => (
  <Suspense
    fallback={
      <div className={styles.section}>
        <Skeleton inlineSize="10em" blockSize="26px" />
        <Skeleton blockSize={blockSize} />
      </div>
    }
  >
    {children}
  </Suspense>
)
