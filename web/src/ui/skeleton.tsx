import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './skeleton.module.css'

export const Skeleton = ({ inlineSize = '100%', blockSize = '1em' }: { inlineSize?: string; blockSize?: string }) => (
  <span className={styles.skeleton} style={{ inlineSize, blockSize }} aria-hidden="true" />
)

export const LoadingStatus = ({ children }: { children: string }) => (
  <VisuallyHidden>
    <span role="status">{children}</span>
  </VisuallyHidden>
)
