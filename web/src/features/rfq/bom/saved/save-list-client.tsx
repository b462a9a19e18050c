'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useClient } from 'urql'
import { maxPartsListBytes, maxPartsListNameChars } from '@partgate/schema/limits.ts'
import { SavedListsDocument } from '#graphql/generated/documents/rfq.ts'
import { useSavePartsListMutation } from '#graphql/generated/hooks/rfq.ts'
import type { SavedListHead_ListFragment } from '#graphql/generated/types.ts'
import { isOutcomeUnknown } from '#graphql/is-outcome-unknown.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import type { BomList } from '../bom-list.ts'
import type { BomFacts, ChangeBom } from '../bom-facts.ts'
import { findSavedList, type Target } from './find-saved-list.ts'
import { MembersOnly } from './members-only-client.tsx'
import { findErrorPlace } from './error-place.ts'
import { openedLists } from './opened-list-store.ts'
import { countBytes, countMatched, countUnreadable, findSavedLines, toSaveInput } from './saved-list.ts'
import { useOpenedList } from './use-opened-list-client.ts'
import styles from '../bom-actions.module.css'

type Outcome =
  | { kind: 'none' }
  | { kind: 'pending'; target: Target }
  | { kind: 'changedElsewhere' }
  | { kind: 'failed'; message: string }

/** The gateway's maximum for the list; as in `maxPartsListBytes`, 1 MB has 1,024 times 1,024 bytes. */
const bytesPerMb = 1_024 * 1_024

const toTarget = (target: Target) => target && { listId: target.listId, version: target.version }

type SaveListProps = { facts: BomFacts; change: ChangeBom; onClose: () => void }

export function SaveList({ facts, change, onClose }: SaveListProps) {
  const t = useTranslations('bom.saved')
  const common = useTranslations('common')
  return (
    <Modal isOpen onClose={onClose} title={t('saveTitle')} closeLabel={common('close')}>
      <MembersOnly>{(lists) => <SaveForm lists={lists} facts={facts} change={change} onClose={onClose} />}</MembersOnly>
    </Modal>
  )
}

type SaveFormProps = SaveListProps & { lists: readonly SavedListHead_ListFragment[] }

function SaveForm({ lists, facts, change, onClose }: SaveFormProps) {
  const t = useTranslations('bom.saved')
  const read = useTranslations('bom.read')
  const grid = useTranslations('bom.grid')
  const download = useTranslations('bom.download.pending')
  const common = useTranslations('common')
  const client = useClient()
  const toUserErrors = useUserErrors()
  const { decimal, integer } = useNumbers()
  const [, send] = useSavePartsListMutation()
  const [isBusy, setIsBusy] = useState(false)
  const { opened, changes } = useOpenedList(facts.list)
  const [name, setName] = useState(opened?.name ?? facts.list.name)
  const [problem, setProblem] = useState('')
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const unreadable = countUnreadable(facts.list)
  const { matched, total } = countMatched(facts.list, facts.matches, changes?.saved)
  const replaced = outcome.kind === 'changedElsewhere' ? null : opened

  const readLists = async () => {
    const { data } = await client.query(SavedListsDocument, {}, { requestPolicy: 'network-only' }).toPromise()
    return data?.viewer?.partsLists?.nodes
  }
  /** Without all matches, the list is saved on request only. */
  const save = async (target: Target, isRequested = false) => {
    if (name.trim() === '') return setProblem(t('nameMissing'))
    setProblem('')
    const named: BomList = { ...facts.list, name: name.trim() }
    const input = { ...toSaveInput(named, facts.matches, changes?.saved), ...toTarget(target) }
    const bytes = countBytes(input)
    if (bytes > maxPartsListBytes) {
      const size = decimal((Math.ceil((10 * bytes) / bytesPerMb) / 10).toFixed(1))
      return setOutcome({ kind: 'failed', message: t('tooLarge', { size, max: maxPartsListBytes / bytesPerMb }) })
    }
    if (matched < total && !isRequested) return setOutcome({ kind: 'pending', target })
    const { data, error } = await send({ input })
    const isUnclear = isOutcomeUnknown(data?.savePartsList, error)
    const now = isUnclear ? ((await readLists()) ?? []) : []
    const saved = data?.savePartsList?.list ?? findSavedList(now, { target, name: named.name, known: lists })
    if (saved) {
      const lineIds = findSavedLines(named).map(({ lineId }) => lineId)
      const { id: listId, version } = saved
      openedLists.write({ listId, version, name: saved.name, listKey: named.listKey, lineIds })
      change((list) => ({ ...list, name: saved.name }))
      toast.success(t('done', { name: saved.name }))
      return onClose()
    }
    if (isUnclear) return setOutcome({ kind: 'failed', message: t('unclear') })
    const [userError] = toUserErrors(data?.savePartsList, error)
    const isChanged = userError && 'code' in userError && userError.code === 'CHANGED_ELSEWHERE'
    if (isChanged) return setOutcome({ kind: 'changedElsewhere' })
    const message = userError?.message ?? ''
    const place = findErrorPlace(named, userError?.path)
    const atLine = place && t('atLine', { number: place.number, field: read(`meanings.${place.meaning}`), message })
    setOutcome({ kind: 'failed', message: atLine ?? message })
  }
  /** A list that was deleted elsewhere is saved as a new one. */
  const replace = async () => {
    const now = await readLists()
    if (!now) return toast.error(common('failure.unavailable'))
    const current = now.find(({ id }) => id === opened?.listId)
    await save(current ? { listId: current.id, version: current.version } : null, true)
  }
  const during = (work: Promise<void>) => {
    setIsBusy(true)
    void work.finally(() => setIsBusy(false))
  }
  return (
    <form
      noValidate
      method="post"
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault()
        during(save(replaced))
      }}
    >
      <Field label={t('name')} required error={problem} shouldAnnounceError>
        <TextInput value={name} maxLength={maxPartsListNameChars} onChange={({ target }) => setName(target.value)} />
      </Field>
      {unreadable > 0 && <p>{t('unreadable', { count: unreadable })}</p>}
      {outcome.kind === 'failed' && <p role="alert">{outcome.message}</p>}
      {outcome.kind === 'pending' && (
        <p role="alert">{grid('progress', { done: integer(matched), total: integer(total) })}</p>
      )}
      {outcome.kind === 'changedElsewhere' && <p role="alert">{t('changedElsewhere')}</p>}
      <div className={styles.buttons}>
        {outcome.kind === 'changedElsewhere' && (
          <Button isBusy={isBusy} onClick={() => during(replace())}>
            {t('replace')}
          </Button>
        )}
        {outcome.kind === 'pending' && (
          <Button isBusy={isBusy} onClick={() => during(save(outcome.target, true))}>
            {download('save')}
          </Button>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {replaced ? t('saveChanges') : opened ? t('saveAsNew') : t('save')}
        </Button>
        {replaced && (
          <Button isBusy={isBusy} onClick={() => during(save(null))}>
            {t('saveAsNew')}
          </Button>
        )}
      </div>
    </form>
  )
}
