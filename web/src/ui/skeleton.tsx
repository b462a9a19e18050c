import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './skeleton.module.css'

/** Keeps the place of what is on its way; say its size so that nothing jumps. */
export const Skeleton = ({ inlineSize = '100%', blockSize = '1em' }: { inlineSize?: string; blockSize?: string }) => (
  <span className={styles.skeleton} style={{ inlineSize, blockSize }} aria-hidden="true" />
)

/** Says to whoever does not see the skeleton that something is on its way. */
export const LoadingStatus = ({ children }: { children: string }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
)
