import { useLocale, useTranslations } from 'next-intl'
import { maxPieces } from '@partgate/schema/limits.ts'
import { productPath } from '@partgate/schema/pages.ts'
import { shopCurrency } from '@partgate/schema/currency.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { PartNumber } from '#ui/figures.tsx'
import { getPathname } from '#i18n/get-pathname.ts'
import { classes } from '#ui/classes.ts'
import { State } from '#ui/sheet.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { findSurplus } from '../find-surplus.ts'
import type { LineState, Risk } from '../line-states.ts'
import { type BomMatch, isShort } from '../plan-line.ts'
import styles from './verdict-cells.module.css'

type ProductNameProps = { product: NonNullable<BomMatch['product']>; tabIndex?: number }

export function ProductName({ product, tabIndex }: ProductNameProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  return (
    <>
      {/* A link to another tab needs no router, and a list has hundreds of them. */}
      <a
        href={getPathname({ href: productPath(product.slug), locale })}
        target="_blank"
        tabIndex={tabIndex}
        className={styles.link}
      >
        <PartNumber>{product.partNumber}</PartNumber>
      </a>
      <span className={styles.small}>
        <bdi>{product.manufacturerName}</bdi> ·{' '}
        {t('packaging', { packaging: product.packaging, quantity: product.standardPackQuantity })}
      </span>
    </>
  )
}

/** The order quantity with the shop's refusal or the reason of its rounding, or the reason why there is none. */
export function OrderQuantity({ plan, refusal = null }: { plan: LineState['plan']; refusal?: string | null }) {
  const t = useTranslations('bom.grid')
  const { integer } = useNumbers()
  if (!plan) return null
  if (plan.kind === 'included')
    return (
      <>
        <span className={styles.small}>{t('included', { number: plan.leaderNumber })}</span>
        {isShort(plan) && <Why why="stock" />}
      </>
    )
  if (plan.kind !== 'ready') {
    const tone = plan.kind === 'notFitted' || plan.kind === 'noProduct' ? 'quiet' : 'warn'
    return <State tone={tone}>{t(`plan.${plan.kind}`, { max: integer(maxPieces) })}</State>
  }
  return (
    <>
      <span className={styles.figure}>{integer(plan.ordered)}</span>
      {plan.lineCount > 1 && (
        <span className={classes(styles.small, isShort(plan) && styles.warn)}>
          {t('forLines', { count: plan.lineCount, needed: integer(plan.neededByAll) })}
        </span>
      )}
      {refusal === null ? (
        plan.lineCount === 1 && <Why why={plan.why} />
      ) : (
        <span className={classes(styles.small, styles.refused)} title={refusal}>
          {refusal}
        </span>
      )}
    </>
  )
}

type WhyProps = Pick<Extract<LineState['plan'], { kind: 'ready' }>, 'why'>

function Why({ why }: WhyProps) {
  const t = useTranslations('bom.grid.why')
  return why !== 'none' && <span className={classes(styles.small, why === 'stock' && styles.warn)}>{t(why)}</span>
}

const warnings: ReadonlySet<Risk> = new Set(['lifecycle', 'differs', 'packaging', 'surplus'])
const namedElsewhere: ReadonlySet<Risk> = new Set(['request', 'changed'])

/** A value of the saved list that is another one now. */
export function Before({ children }: { children: string | null | undefined }) {
  const t = useTranslations('bom.grid')
  return (
    children && (
      <span className={styles.before}>
        <VisuallyHidden>{t('previously')} </VisuallyHidden>
        <s dir="auto">{children}</s>
      </span>
    )
  )
}

/** The text of a risk with its facts. */
export const useRiskText = () => {
  const t = useTranslations('bom.grid')
  const cart = useTranslations('cart')
  const lifecycle = useTranslations('catalogue.lifecycle')
  const { integer, total, withCurrency } = useNumbers()
  return ({ match, plan, verdict }: LineState, risk: Risk) => {
    const { product, cheaperPackaging: cheaper, smallerPackaging: smaller } = match ?? {}
    const toName = (other: NonNullable<typeof cheaper>) =>
      cart('packaging', { packaging: other.packaging, quantity: other.standardPackQuantity })
    if (risk === 'quantity' && plan?.kind === 'unsureQuantity') return t('plan.unsureQuantity')
    if (risk === 'lifecycle' && product) return lifecycle(product.lifecycleStatus)
    if (risk === 'packaging' && cheaper) return t('cheaper', { packaging: toName(cheaper) })
    const surplus = risk === 'surplus' && plan?.kind === 'ready' ? findSurplus(plan) : null
    if (!surplus) return t(`risks.${risk}`)
    const text = t('surplus', { count: surplus.pieces, amount: withCurrency(total(surplus.amount), shopCurrency) })
    const other =
      verdict !== 'CHOSEN' && smaller && t('smaller', { packaging: toName(smaller), stock: integer(smaller.stock) })
    return other ? `${text} · ${other}` : text
  }
}

export function RiskMarks({ state }: { state: LineState }) {
  const { risks, savedValues, plan } = state
  const lifecycle = useTranslations('catalogue.lifecycle')
  const toText = useRiskText()
  const isNamed = (risk: Risk) => namedElsewhere.has(risk) || (risk === 'quantity' && plan?.kind === 'unsureQuantity')
  const shown = risks.filter((risk) => !isNamed(risk))
  return (
    <span className={styles.marks}>
      {shown.map((risk) => (
        <State key={risk} tone={warnings.has(risk) ? 'warn' : 'error'}>
          {toText(state, risk)}
        </State>
      ))}
      <Before>{savedValues?.lifecycle && lifecycle(savedValues.lifecycle)}</Before>
    </span>
  )
}

export function NextBreak({ plan }: Pick<LineState, 'plan'>) {
  const t = useTranslations('bom.grid')
  const { integer, unitPrice } = useNumbers()
  const next = plan?.kind === 'ready' && plan.price.nextBreak
  return (
    next && (
      <span className={styles.small}>
        {t('nextBreakAt', { quantity: integer(next.quantity), price: unitPrice(next.unitPrice.amount) })}
      </span>
    )
  )
}
