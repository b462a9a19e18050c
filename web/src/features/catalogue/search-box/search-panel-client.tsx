'use client'
import type { MouseEvent } from 'react'
import { useTranslations } from 'next-intl'
import { isolate } from '@partgate/schema/bidi.ts'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { PartNumber } from '#ui/figures.tsx'
import { isPlainClick } from '#ui/browser/is-plain-click.ts'
import { Label } from '#ui/sheet.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './search-panel.module.css'

export type SearchOption = { text: string; note?: string; href: string; isCategory?: boolean }

type SearchPanelProps = {
  id: string
  isShown: boolean
  mode: 'history' | 'suggestions'
  options: SearchOption[]
  active: number
  /** The options belong to an earlier text. */
  isPending: boolean
  hasFailed: boolean
  /** Null for a text that is too short. */
  search: { term: string; href: string } | null
  onSearch: () => void
  onRetry: () => void
  onChoose: (option: SearchOption) => void
  onClear: () => void
}

export function SearchPanel({
  id,
  isShown,
  mode,
  options,
  active,
  isPending,
  hasFailed,
  search,
  onSearch,
  onRetry,
  onChoose,
  onClear,
}: SearchPanelProps) {
  const t = useTranslations('layout')
  const common = useTranslations('common')
  const name = t(mode === 'history' ? 'history' : 'searchSuggestions')
  const onClick = (event: MouseEvent, open: () => void) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }
  const status = hasFailed ? t('searchUnavailable') : t('suggestionCount', { count: options.length })
  return (
    <div className={styles.panel} hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
      {mode === 'history' && (
        <div className={styles.head}>
          <Label>{name}</Label>
          <button type="button" onClick={onClear}>
            {t('clearHistory')}
          </button>
        </div>
      )}
      <div
        id={id}
        className={classes(isPending && styles.older)}
        role="listbox"
        aria-label={name}
        aria-busy={isPending}
      >
        {options.map((option, at) => (
          <Link
            key={option.href}
            id={`${id}-${at}`}
            className={styles.option}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            href={option.href}
            onClick={(event) => onClick(event, () => onChoose(option))}
          >
            {mode === 'history' && <Icon name="rotate-ccw-clock" size={14} />}
            {mode === 'history' || option.isCategory ? (
              <bdi>{option.text}</bdi>
            ) : (
              <PartNumber>{option.text}</PartNumber>
            )}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </Link>
        ))}
      </div>
      {mode === 'suggestions' && options.length === 0 && (
        <div className={styles.status}>
          <p>{isPending ? t('loading') : status}</p>
          {hasFailed && (
            <Button isSmall onClick={onRetry}>
              {common('retry')}
            </Button>
          )}
          {search && !isPending && (
            <Link href={search.href} className={styles.search} onClick={(event) => onClick(event, onSearch)}>
              {t('searchFor', { text: isolate(search.term) })}
            </Link>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isShown && mode === 'suggestions' && !isPending ? status : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
