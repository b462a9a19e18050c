import { Sheet } from '../sheet.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './skeleton.module.css'

export const Skeleton = ({ inlineSize = '100%', blockSize = '1em' }: { inlineSize?: string; blockSize?: string }) => (
  <span className={styles.skeleton} style={{ inlineSize, blockSize }} aria-hidden="true" />
)

export const LoadingStatus = ({ children }: { children: string }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
)

type SkeletonSheetProps = { title?: string; blocks: readonly string[]; className?: string }

export const SkeletonSheet = ({ title = '60%', blocks, className }: SkeletonSheetProps) => (
  <Sheet className={className}>
    <Skeleton inlineSize={title} blockSize="26px" />
    {blocks.map((blockSize) => (
      <Skeleton key={blockSize} blockSize={blockSize} />
    ))}
  </Sheet>
)
