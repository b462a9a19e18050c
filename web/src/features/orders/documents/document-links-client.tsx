'use client'
import { type MouseEvent, useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import type { OrderSheet_OrderFragment } from '#graphql/generated/types.ts'
import { getPathname } from '#i18n/get-pathname.ts'
import { Icon } from '#ui/icon.tsx'
import { isPlainClick } from '#ui/browser/is-plain-click.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { documentHref, type DocumentKind, listDocuments } from './document-kinds.ts'
import styles from './document-links.module.css'

type DocumentResult = { kind: 'file'; file: Blob } | { kind: 'missing' } | { kind: 'failed' }

/** The token is sent in a header, so that no history or log contains it. */
const fetchDocument = async (href: string, accessToken: string | null): Promise<DocumentResult> => {
  try {
    const response = await fetch(href, accessToken ? { headers: { 'Order-Token': accessToken } } : {})
    if (response.ok) return { kind: 'file', file: await response.blob() }
    return { kind: response.status === 404 ? 'missing' : 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

type DocumentLinksProps = {
  order: Pick<OrderSheet_OrderFragment, 'orderNumber' | 'status'>
  /** From the mailed link; it must not appear in URLs. */
  accessToken: string | null
}

export function DocumentLinks({ order, accessToken }: DocumentLinksProps) {
  const t = useTranslations('orders.documents')
  const locale = useLocale()
  const [loading, setLoading] = useState<DocumentKind | null>(null)

  const download = async (event: MouseEvent<HTMLAnchorElement>, kind: DocumentKind) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (loading) return
    setLoading(kind)
    const response = await fetchDocument(event.currentTarget.href, accessToken)
    setLoading(null)
    if (response.kind === 'file') saveFile(response.file, `${kind}-${order.orderNumber}`, 'pdf')
    else toast.error(response.kind === 'missing' ? t('missing') : t('failed'))
  }
  return (
    <p className={styles.links}>
      {listDocuments(order).map((kind) => (
        <a
          key={kind}
          href={getPathname({ href: documentHref(order.orderNumber, kind), locale })}
          download
          aria-busy={loading === kind || undefined}
          onClick={(event) => void download(event, kind)}
        >
          <Icon name="file-text" size={16} />
          <span>
            {t(kind)} <bdi>(PDF)</bdi>
          </span>
        </a>
      ))}
    </p>
  )
}
