import { historyHead, HistoryPage } from '#features/rfq/history/history-page.tsx'

export const generateMetadata = historyHead

export default function Page() {
  return <HistoryPage />
}
