import { useTranslations } from 'next-intl'
import { FeedbackButton } from '#features/site/index.ts'
import { Icon } from '#ui/icon.tsx'
import { SideBarItems } from './side-bar-client.tsx'
import styles from './side-bar.module.css'

export function SideBar() {
  const t = useTranslations('layout')
  return (
    <SideBarItems
      feedback={
        <FeedbackButton className={styles.item}>
          <Icon name="message-square-text" size={20} />
          <span className={styles.word}>{t('feedback')}</span>
        </FeedbackButton>
      }
    />
  )
}
