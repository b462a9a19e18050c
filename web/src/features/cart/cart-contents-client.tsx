'use client'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'next-intl'
import { useCartPageQuery } from '#graphql/generated/hooks/cart.ts'
import type { CartPageQuery } from '#graphql/generated/types.ts'
import { useReadOnCartChange } from '#graphql/cache/use-read-on-cart-change-client.ts'
import { useReadOnReturn } from '#graphql/session/use-read-on-return-client.ts'
import { useStaleIfError } from '#graphql/use-stale-if-error-client.ts'
import { useVisitorData, type VisitorData } from '#graphql/visitor-data/use-visitor-data-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { summaryLayout } from '#ui/summary.tsx'
import { EmptyState } from '#ui/states/state-panels.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useBrowserValue } from '#ui/browser/use-browser-value-client.ts'
import { LoadingStatus, Skeleton, SkeletonSheet } from '#ui/states/skeleton.tsx'
import { CartLines } from './cart-lines-client.tsx'
import { CartActions } from './tools/cart-actions-client.tsx'
import { CartPanels, type PanelName, type PanelState } from './tools/cart-panels-client.tsx'
import { SavedLines } from './saved/saved-lines-client.tsx'
import styles from './cart-page.module.css'

function CartSkeleton() {
  const t = useTranslations('cart')
  return (
    <div className={classes(summaryLayout, styles.layout)} aria-busy="true">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <div className={styles.lines}>
        <div className={styles.tools}>
          <Skeleton inlineSize="96px" />
        </div>
        <Sheet className={styles.waitingLines}>
          {[1, 2, 3].map((line) => (
            <div key={line} className={styles.waitingLine}>
              <Skeleton inlineSize="44px" blockSize="44px" />
              <Skeleton inlineSize="60%" />
              <Skeleton inlineSize="144px" blockSize="36px" />
              <Skeleton inlineSize="64px" />
            </div>
          ))}
        </Sheet>
      </div>
      <SkeletonSheet className={styles.waiting} blocks={['22px', '48px', '100px']} />
    </div>
  )
}

const noPanels: PanelState = { shown: null, opened: [] }

type CartContentsProps = { visitorData: VisitorData<CartPageQuery> | null }

export function CartContents({ visitorData }: CartContentsProps) {
  const [panels, setPanels] = useState(noPanels)
  const open = (name: PanelName) =>
    setPanels(({ opened }) => ({ shown: name, opened: [...new Set([...opened, name])] }))
  return (
    <>
      <Contents visitorData={visitorData} onOpenPanel={open} />
      <CartPanels state={panels} onClose={() => setPanels(({ opened }) => ({ shown: null, opened }))} />
    </>
  )
}

/** Disabled until hydration, because a press without handlers would be lost. */
function Controls({ className, children }: { className?: string; children: ReactNode }) {
  const isHydrated = useBrowserValue(() => true) === true
  return (
    <fieldset role="none" className={classes(styles.controls, className)} disabled={!isHydrated}>
      {children}
    </fieldset>
  )
}

type ContentsProps = CartContentsProps & { onOpenPanel: (panel: PanelName) => void }

function Contents({ visitorData, onOpenPanel }: ContentsProps) {
  const t = useTranslations('cart')
  const query = useStaleIfError(useCartPageQuery({ requestPolicy: 'cache-and-network' }))
  const { error, isFetching, reload } = query
  useReadOnReturn(reload)
  useReadOnCartChange(reload)
  const data = useVisitorData(visitorData, query.data)
  if (data?.cart && data.cart.lineCount > 0)
    return (
      <Controls>
        <CartLines cart={data.cart} onOpenPanel={onOpenPanel} />
      </Controls>
    )
  if (isFetching && data === query.data) return <CartSkeleton />
  if (error)
    return (
      <LoadFailed title={t('loadFailed.title')} reload={reload}>
        {t('loadFailed.text')}
      </LoadFailed>
    )
  return (
    <Controls className={styles.lines}>
      <CartActions lines={[]} onOpen={onOpenPanel} />
      <EmptyState title={t('empty.title')} action={<ButtonLink href="/category">{t('empty.browse')}</ButtonLink>}>
        {t('empty.text')}
      </EmptyState>
      <SavedLines lines={data?.cart?.savedLines ?? []} />
    </Controls>
  )
}
