import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './shelf.module.css'

/** Keeps the room of a shelf while its rows are asked for. */
export const ShelfOnItsWay = ({ blockSize, children }: { blockSize: string; children: ReactNode }) => (
  <Suspense
    fallback={
      <div className={styles.shelf}>
        <Skeleton inlineSize="10em" blockSize="26px" />
        <Skeleton blockSize={blockSize} />
      </div>
    }
  >
    {children}
  </Suspense>
)
