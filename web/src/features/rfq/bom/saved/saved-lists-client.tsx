'use client'
import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { flushSync } from 'react-dom'
import { useClient } from 'urql'
import { SavedListDocument } from '#graphql/generated/documents/rfq.ts'
import { useDeletePartsListMutation, useSharePartsListMutation } from '#graphql/generated/hooks/rfq.ts'
import type { SavedListHead_ListFragment } from '#graphql/generated/types.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { useReaderTimeFormats } from '#i18n/time-formats.ts'
import { Button } from '#ui/button.tsx'
import { CopiedLink } from '#ui/copied-link-client.tsx'
import { Num } from '#ui/figures.tsx'
import { focusNeighbor } from '#ui/browser/focus-neighbor.ts'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { Table, Td, Th } from '#ui/table.tsx'
import { takeFocus } from '#ui/browser/take-focus.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { focusOn } from '../../request/box-ids.ts'
import { bomPage } from '../../pages.ts'
import type { BomList } from '../bom-list.ts'
import { MembersOnly } from './members-only-client.tsx'
import { openedLists } from './opened-list-store.ts'
import { toChanges, toOpenedList } from './saved-list.ts'
import styles from '../bom-actions.module.css'

type Head = SavedListHead_ListFragment
type Opened =
  | { kind: 'none' }
  | { kind: 'deleting'; listId: string }
  | { kind: 'link'; listId: string; href: string; expiresAt: string }

const areaId = 'saved-lists'
const deleteId = (listId: string) => `delete-${listId}`
const confirmId = (listId: string) => `confirm-${listId}`

type SavedListsProps = { open: (list: BomList) => void; onClose: () => void }

export function SavedLists({ open, onClose }: SavedListsProps) {
  const t = useTranslations('bom.saved')
  const common = useTranslations('common')
  return (
    <Modal isOpen onClose={onClose} title={t('lists')} closeLabel={common('close')} className={styles.wide}>
      <MembersOnly>
        {(lists, reload) => <ListTable lists={lists} reload={reload} open={open} onClose={onClose} />}
      </MembersOnly>
    </Modal>
  )
}

type ListTableProps = SavedListsProps & { lists: readonly Head[]; reload: () => void }

function ListTable({ lists: loaded, reload, open, onClose }: ListTableProps) {
  const t = useTranslations('bom.saved')
  const common = useTranslations('common')
  const { dateTime } = useReaderTimeFormats()
  const locale = useLocale()
  const client = useClient()
  const { integer } = useNumbers()
  const toUserErrors = useUserErrors()
  const [, remove] = useDeletePartsListMutation()
  const [, share] = useSharePartsListMutation()
  const [busyId, setBusyId] = useState('')
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([])
  const lists = loaded.filter(({ id }) => !deletedIds.includes(id))
  const [detail, setDetail] = useState<Opened>({ kind: 'none' })

  const during = async (listId: string, work: () => Promise<void>) => {
    setBusyId(listId)
    await work().finally(() => setBusyId(''))
  }
  const openList = async (id: string) => {
    const { data } = await client.query(SavedListDocument, { id }, { requestPolicy: 'network-only' }).toPromise()
    const saved = data?.viewer?.partsList
    if (!saved?.rows) return toast.error(common('unavailableText'))
    const list = toOpenedList(saved)
    const lineIds = list.lines.map(({ lineId }) => lineId)
    const { version, name } = saved
    openedLists.write({ listId: id, version, name, listKey: list.listKey, lineIds }, toChanges(saved, lineIds))
    open(list)
    onClose()
  }
  const shareList = async (listId: string) => {
    const { data, error } = await share({ input: { listId } })
    const { token, expiresAt } = data?.sharePartsList ?? {}
    const [userError] = toUserErrors(data?.sharePartsList, error)
    if (!token || !expiresAt) return toast.error(userError?.message ?? common('unavailableText'))
    const href = location.origin + getPathname({ href: `${bomPage}/shared/${token}`, locale })
    setDetail({ kind: 'link', listId, href, expiresAt })
  }
  const removeList = async ({ id, name }: Head) => {
    const { data, error } = await remove({ input: { listId: id } })
    const [userError] = toUserErrors(data?.deletePartsList, error)
    if (userError) return toast.error(userError.message)
    openedLists.remove(id)
    if (document.activeElement?.id === confirmId(id))
      focusNeighbor(lists, [{ id }], { toButtonId: deleteId, titleId: areaId })
    setDeletedIds((now) => [...now, id])
    setDetail((now) => (now.kind === 'deleting' && now.listId === id ? { kind: 'none' } : now))
    toast.success(t('deleted', { name }))
    reload()
  }

  const area = { id: areaId, role: 'group', 'aria-label': t('lists'), tabIndex: -1, className: styles.dialog }
  if (lists.length === 0)
    return (
      <div {...area}>
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      </div>
    )
  return (
    <div {...area}>
      <Table
        isCardsWhenNarrow
        caption={t('lists')}
        head={
          <>
            <Th>{t('name')}</Th>
            <Th isNumeric>{t('lines')}</Th>
            <Th isNumeric>{t('boards')}</Th>
            <Th>{t('changed')}</Th>
            <Th>{t('actions')}</Th>
          </>
        }
      >
        {lists.map((list) => (
          <tr key={list.id}>
            <th scope="row">
              <bdi>{list.name}</bdi>
            </th>
            <Td isNumeric data-label={t('lines')}>
              <Num>{integer(list.lineCount)}</Num>
            </Td>
            <Td isNumeric data-label={t('boards')}>
              <Num>{integer(list.boards)}</Num>
            </Td>
            <Td data-label={t('changed')}>{dateTime(list.updatedAt)}</Td>
            <Td>
              {detail.kind === 'deleting' && detail.listId === list.id ? (
                <div className={styles.buttons} role="group" aria-label={t('confirm', { name: list.name })}>
                  <p>{t('confirm', { name: list.name })}</p>
                  <Button
                    isSmall
                    variant="primary"
                    id={confirmId(list.id)}
                    ref={takeFocus}
                    isBusy={busyId === list.id}
                    onClick={() => void during(list.id, () => removeList(list))}
                  >
                    {t('delete')}
                  </Button>
                  <Button
                    isSmall
                    onClick={() => {
                      // At once: in the next frame, another press may have replaced the button.
                      flushSync(() => setDetail({ kind: 'none' }))
                      focusOn(deleteId(list.id))
                    }}
                  >
                    {t('cancel')}
                  </Button>
                </div>
              ) : (
                <div className={styles.buttons}>
                  <Button
                    isSmall
                    isBusy={busyId === list.id}
                    aria-label={t('openOf', { name: list.name })}
                    onClick={() => void during(list.id, () => openList(list.id))}
                  >
                    {t('open')}
                  </Button>
                  <Button
                    isSmall
                    variant="quiet"
                    aria-label={t('shareOf', { name: list.name })}
                    onClick={() => void during(list.id, () => shareList(list.id))}
                  >
                    {t('share')}
                  </Button>
                  <Button
                    isSmall
                    variant="quiet"
                    id={deleteId(list.id)}
                    aria-label={t('deleteOf', { name: list.name })}
                    onClick={() => setDetail({ kind: 'deleting', listId: list.id })}
                  >
                    {t('delete')}
                  </Button>
                </div>
              )}
            </Td>
          </tr>
        ))}
      </Table>
      {detail.kind === 'link' && <SharedLink {...detail} />}
    </div>
  )
}

function SharedLink({ href, expiresAt }: { href: string; expiresAt: string }) {
  const t = useTranslations('bom.saved')
  const texts = useTranslations('cartPage.share')
  const { longDay } = useReaderTimeFormats()
  return (
    <section className={styles.dialog} aria-label={t('link')}>
      <p>{t('linkText')}</p>
      <CopiedLink
        href={href}
        hint={texts('until', { date: longDay(expiresAt) })}
        texts={{
          link: texts('link'),
          copy: texts('copy'),
          copied: texts('copied'),
          notCopied: texts('notCopied'),
        }}
      />
    </section>
  )
}
