'use client'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation-client.ts'
import { Button } from '#ui/button.tsx'
import { randomName } from '#ui/random-name.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { requestPage } from '../pages.ts'
import { rfqList } from '../list/rfq-list-store.ts'
import { maxItems } from '../list/rfq-list.ts'
import { type PastPart, withPastParts } from './request-again.ts'
import styles from './history.module.css'

export function RequestAgain({ parts }: { parts: PastPart[] }) {
  const t = useTranslations('rfqHistory.request')
  const list = useTranslations('rfq')
  const router = useRouter()
  const request = () => {
    const next = withPastParts(rfqList.read(), parts, () => randomName(8))
    if (!next) return toast.error(list('full', { count: maxItems }))
    if (!rfqList.replace(next.items)) return toast.error(list('notSaved'))
    toast.success(next.added > 0 ? t('added', { count: next.added }) : t('listed'))
    router.push(requestPage)
  }
  return (
    <Button className={styles.again} onClick={request}>
      {t('requestAgain')}
    </Button>
  )
}
