import { useTranslations } from 'next-intl'
import { MessageSquareText } from 'lucide-react'
import { FeedbackButton } from '#features/site/index.ts'
import { SideBarItems } from './side-bar-client.tsx'
import styles from './side-bar.module.css'

export function SideBar() {
  const t = useTranslations('layout')
  return (
    <SideBarItems
      feedback={
        <FeedbackButton className={styles.item}>
          <MessageSquareText size={20} aria-hidden />
          <span className={styles.word}>{t('feedback')}</span>
        </FeedbackButton>
      }
    />
  )
}
