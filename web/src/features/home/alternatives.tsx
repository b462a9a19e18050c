import { getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { productPath } from '@partgate/schema/pages.ts'
import { HomeAlternativesDocument, HomeReplacedPartDocument } from '#graphql/generated/documents/home.ts'
import type { HomeAlternativesQuery } from '#graphql/generated/types.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { Icon } from '#ui/icon.tsx'
import { PartNumber } from '#ui/figures.tsx'
import { State } from '#ui/sheet.tsx'
import { Missing } from '#ui/states/unavailable.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { HomeSection } from './home-section.tsx'
import { pairsFirst, endingParts, reasonFor } from './replaced-part.ts'
import { StockState } from './stock-state.tsx'
import styles from './zone.module.css'

const shown = 5

export async function Alternatives() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeAlternativesDocument, {})])
  const products = data?.homeSection?.nodes
  if (products?.length === 0) return null
  const pairs = products && pairsFirst(await Promise.all(products.map(loadPair)))
  return (
    <HomeSection id="alternatives" title={t('alternatives')} note={t('alternativesNote')}>
      {!pairs && <Missing />}
      {pairs && (
        <ul className={styles.pairs}>
          {pairs.slice(0, shown).map((pair) => (
            <Pair key={pair.alternative.id} {...pair} />
          ))}
        </ul>
      )}
      {pairs?.some(({ kind }) => kind === 'unavailable') && <Missing what={t('replaced')} />}
    </HomeSection>
  )
}

function Pair({ alternative, ...pair }: PairProps) {
  const t = useTranslations('home')
  const lifecycle = useTranslations('catalogue.lifecycle')
  const { slug, partNumber, manufacturerName, stock } = alternative
  const replaced = pair.kind === 'replaces' ? pair.replaced : null
  return (
    <li>
      {replaced && (
        <>
          <div className={styles.side}>
            <VisuallyHidden>{t('replaced')} </VisuallyHidden>
            <Link href={productPath(replaced.slug)}>
              <PartNumber>{replaced.partNumber}</PartNumber>
            </Link>
            <bdi className={styles.quiet}>{replaced.manufacturerName}</bdi>
            <State tone="warn">{lifecycle(replaced.lifecycleStatus)}</State>
          </div>
          <Icon name="arrow-right" className={styles.arrow} size={18} />
        </>
      )}
      <div className={styles.side}>
        <VisuallyHidden>{t('replacement')} </VisuallyHidden>
        <Link href={productPath(slug)}>
          <PartNumber>{partNumber}</PartNumber>
        </Link>
        <bdi className={styles.quiet}>{manufacturerName}</bdi>
        <StockState stock={stock} />
      </div>
      {pair.kind === 'replaces' && <p className={styles.reason}>{pair.reason}</p>}
    </li>
  )
}

type Alternative = NonNullable<HomeAlternativesQuery['homeSection']>['nodes'][number]
type Replaced = NonNullable<Alternative['substitutes']>[number]['product']
type PairProps = { alternative: Alternative } & (
  | { kind: 'replaces'; replaced: Replaced; reason: string }
  | { kind: 'replacesNone' }
  | { kind: 'unavailable' }
)

const maxRequested = 2

const loadPair = async (alternative: Alternative): Promise<PairProps> => {
  const { substitutes } = alternative
  const likely = endingParts((substitutes ?? []).map(({ product }) => product)).slice(0, maxRequested)
  const responses = await Promise.all(
    likely.map(async (replaced) => {
      const { ok, data } = await read(HomeReplacedPartDocument, { slug: replaced.slug })
      return { ok, replaced, reason: reasonFor(alternative.id, data?.product?.substitutes ?? []) }
    }),
  )
  for (const { replaced, reason } of responses)
    if (reason !== null) return { kind: 'replaces', alternative, replaced, reason }
  const isComplete = substitutes !== null && responses.every(({ ok }) => ok)
  return { kind: isComplete ? 'replacesNone' : 'unavailable', alternative }
}
