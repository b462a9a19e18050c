'use client'
import { withLaterTexts } from '#i18n/later-texts/with-later-texts-client.tsx'
import { OnDemand } from '#ui/on-demand-client.tsx'

export type PanelName = 'import' | 'share'
/** Opened panels stay mounted, so that typed text stays. */
export type PanelState = { shown: PanelName | null; opened: readonly PanelName[] }

const loadImport = withLaterTexts(
  'cart-panels',
  async () => (await import('../import/import-panel-client.tsx')).ImportPanel,
)
const loadShare = withLaterTexts(
  'cart-panels',
  async () => (await import('../share/share-panel-client.tsx')).SharePanel,
)

export function CartPanels({ state: { shown, opened }, onClose }: { state: PanelState; onClose: () => void }) {
  return (
    <>
      <OnDemand
        load={loadImport}
        isWanted={opened.includes('import')}
        props={{ isOpen: shown === 'import', onClose }}
      />
      <OnDemand load={loadShare} isWanted={opened.includes('share')} props={{ isOpen: shown === 'share', onClose }} />
    </>
  )
}
