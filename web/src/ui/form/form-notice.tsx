import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './form-notice.module.css'

export const FormNotice = ({ tone, children }: { tone: 'error' | 'ok'; children: ReactNode }) => (
  <div className={classes(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
    {children}
  </div>
)

export const Refusals = ({ refusals }: { refusals: string[] }) =>
  refusals.map((refusal) => (
    <FormNotice key={refusal} tone="error">
      {refusal}
    </FormNotice>
  ))
