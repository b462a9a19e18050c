import type { ReactNode } from 'react'
import { Sheet } from '#ui/sheet.tsx'
import styles from './trouble-screen.module.css'

type TroubleScreenProps = { mark: string; title: string; children: ReactNode; actions: ReactNode }

export function TroubleScreen({ mark, title, children, actions }: TroubleScreenProps) {
  return (
    <Sheet as="section" className={styles.screen} plot>
      <svg className={styles.outline} viewBox="0 0 120 84" aria-hidden="true">
        <path d="M14 14h92v56H14z M4 24h10M4 42h10M4 60h10M106 24h10M106 42h10M106 60h10" />
        <text x="60" y="52">
          {mark}
        </text>
      </svg>
      <div>
        <h1>{title}</h1>
        {children}
        <p className={styles.actions}>{actions}</p>
      </div>
    </Sheet>
  )
}
