import styles from './logo.module.css'

export const Logo = ({ url }: { url: string | null | undefined }) =>
  url ? (
    <img className={styles.image} src={url} alt="" height={40} />
  ) : (
    <span className={styles.logo}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect x="6" y="4" width="16" height="20" rx="2" fill="var(--accent)" />
        <path d="M2 8h4M2 14h4M2 20h4M22 8h4M22 14h4M22 20h4" stroke="var(--ink)" strokeWidth="2" />
        <circle cx="10" cy="8" r="1.6" fill="var(--sheet)" />
      </svg>
      partgate
    </span>
  )
