'use client'
import { Button } from '#ui/button.tsx'
import { choose, useChoice } from './consent-store.ts'
import styles from './consent.module.css'

type ChoiceTexts = { granted: string; denied: string; open: string; accept: string; decline: string }

export function ConsentChoice({ texts }: { texts: ChoiceTexts }) {
  const choice = useChoice()
  return (
    <>
      <p className={styles.state} role="status">
        {texts[choice ?? 'open']}
      </p>
      <div className={styles.actions}>
        {choice !== 'denied' && <Button onClick={() => choose('denied')}>{texts.decline}</Button>}
        {choice !== 'granted' && <Button onClick={() => choose('granted')}>{texts.accept}</Button>}
      </div>
    </>
  )
}
