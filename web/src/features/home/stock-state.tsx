import { StockText } from '#features/catalogue/index.ts'
import { State } from '#ui/sheet.tsx'

export const StockState = ({ stock }: { stock: number }) => (
  <State tone={stock > 0 ? 'ok' : 'quiet'}>
    <StockText stock={stock} />
  </State>
)
