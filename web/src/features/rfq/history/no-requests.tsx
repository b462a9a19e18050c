import { useTranslations } from 'next-intl'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/state-panels.tsx'
import { requestPage } from '../request/pages.ts'
import { historyHref, type HistoryView } from './history-address.ts'

type NoRequestsProps = { kind: 'empty' | 'noneSo' | 'noPage'; view: Pick<HistoryView, 'status'> }

/** None at all, none that stands so, or none on a page that is not there. */
export function NoRequests({ kind, view: { status } }: NoRequestsProps) {
  const t = useTranslations('rfqHistory')
  if (kind === 'empty')
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <ButtonLink href={requestPage} look="main">
            {t('empty.ask')}
          </ButtonLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  const [href, words] =
    kind === 'noPage' ? [historyHref({ status }), t('noPage.first')] : [historyHref({}), t('noneSo.all')]
  return <EmptyState title={t(`${kind}.title`)} action={<ButtonLink href={href}>{words}</ButtonLink>} />
}
