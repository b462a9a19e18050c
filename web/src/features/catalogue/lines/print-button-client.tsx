'use client'
import { Printer } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import styles from './lines-page.module.css'

export const PrintButton = ({ label }: { label: string }) => (
  <Button small className={styles.print} onClick={() => window.print()}>
    <Printer size={16} aria-hidden />
    {label}
  </Button>
)
