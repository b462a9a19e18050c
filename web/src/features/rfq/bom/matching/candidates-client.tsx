'use client'
import { useTranslations } from 'next-intl'
import type { BomCandidatesQuery } from '#graphql/generated/types.ts'
import { useBomCandidatesQuery, useBomSubstitutesQuery } from '#graphql/generated/hooks/rfq.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/states/load-failed-client.tsx'
import { Modal } from '#ui/overlay/modal-client.tsx'
import { State } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/states/skeleton.tsx'
import { lineName } from '../bom-facts.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { findSentence } from './difference-text.ts'
import { toPartQuery } from './part-query.ts'
import type { BomMatch } from '../plan-line.ts'
import { ProductName } from '../verdict/verdict-cells.tsx'
import styles from './candidates.module.css'

type Match = NonNullable<BomCandidatesQuery['matchParts']>[number]
type Candidate = Pick<Match['candidates'][number], 'product' | 'price' | 'differences'> & { reason: string }

const substitutesId = 'bom-substitutes'

type CandidatesProps = {
  line: BomLine
  /** Product of the line if it is sold out, short of stock or at the end of its life. */
  replacedId: string | null
  list: BomList
  isOpen: boolean
  onClose: () => void
  choose: (product: NonNullable<BomMatch['product']>, price: BomMatch['price']) => void
}

const toCandidates = (
  { product, reason, price, differences, candidates }: Match,
  formatReason: (reason: Match['reason']) => string,
): Candidate[] =>
  [...(product ? [{ product, reason, price, differences }] : []), ...candidates].map((each) => ({
    ...each,
    reason: formatReason(each.reason),
  }))

export function Candidates({ line, replacedId, list, isOpen, onClose, choose }: CandidatesProps) {
  const t = useTranslations('bom.candidates')
  const reasons = useTranslations('bom.reason')
  const common = useTranslations('common')
  const part = toPartQuery(line, list)
  const [{ data, error, fetching }, read] = useBomCandidatesQuery({
    variables: { part: part ?? {} },
    pause: part === null,
    requestPolicy: 'network-only',
  })
  const match = data?.matchParts?.[0]
  const candidates = match ? toCandidates(match, reasons) : []
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={common('close')} className={styles.panel}>
      <p className={styles.row}>
        {t('row')} <PartNumber>{lineName(line)}</PartNumber> <bdi>{line.manufacturer}</bdi>
      </p>
      {fetching && !match && (
        <>
          <LoadingStatus>{t('loading')}</LoadingStatus>
          <Skeleton blockSize="72px" />
        </>
      )}
      {error && !match && (
        <LoadFailed
          title={common('failure.unavailable')}
          reload={() => read({ requestPolicy: 'network-only' })}
          isReloading={fetching}
        />
      )}
      {match && candidates.length === 0 && <p>{t('none')}</p>}
      <CandidateList candidates={candidates} line={line} choose={choose} />
      {replacedId && <Substitutes {...{ line, replacedId, quantity: part?.quantity, choose }} />}
    </Modal>
  )
}

type CandidateListProps = Pick<CandidatesProps, 'line' | 'choose'> & { candidates: readonly Candidate[] }

const CandidateList = ({ candidates, line, choose }: CandidateListProps) => (
  <ul className={styles.list}>
    {candidates.map((candidate) => (
      <CandidateItem
        key={candidate.product.id}
        candidate={candidate}
        isChosen={line.productId === candidate.product.id}
        choose={() => choose(candidate.product, candidate.price)}
      />
    ))}
  </ul>
)

type SubstitutesProps = Pick<CandidatesProps, 'line' | 'choose'> & {
  replacedId: string
  quantity: number | null | undefined
}

function Substitutes({ line, replacedId, quantity, choose }: SubstitutesProps) {
  const t = useTranslations('bom.candidates')
  const common = useTranslations('common')
  const [{ data, fetching }, read] = useBomSubstitutesQuery({
    variables: { productId: replacedId, quantity },
    requestPolicy: 'network-only',
  })
  const found = data?.node && 'substitutes' in data.node ? data.node.substitutes : null
  const substitutes = (found ?? []).map(({ reason, product: { priceFor: price, ...product } }) => ({
    reason,
    product,
    price,
    differences: [],
  }))
  return (
    <section aria-labelledby={substitutesId} className={styles.substitutes}>
      <h3 id={substitutesId}>{t('substitutes')}</h3>
      {fetching && !data && (
        <>
          <LoadingStatus>{t('loading')}</LoadingStatus>
          <Skeleton blockSize="72px" />
        </>
      )}
      {!fetching && !found && (
        <LoadFailed
          title={common('failure.unavailable')}
          reload={() => read({ requestPolicy: 'network-only' })}
          isReloading={fetching}
        />
      )}
      {found?.length === 0 && <p>{t('noSubstitutes')}</p>}
      <CandidateList candidates={substitutes} line={line} choose={choose} />
    </section>
  )
}

type CandidateItemProps = { candidate: Candidate; isChosen: boolean; choose: () => void }

function CandidateItem({ candidate: { product, price, reason, differences }, isChosen, choose }: CandidateItemProps) {
  const t = useTranslations('bom.candidates')
  const { integer, unitPrice, total } = useNumbers()
  return (
    <li className={styles.candidate}>
      <div className={styles.name}>
        <ProductName product={product} />
        <span className={styles.quiet}>{reason}</span>
        {differences.length > 0 && (
          <ul className={styles.differences}>
            {differences.map((difference, at) => (
              <li key={at}>
                {t.rich(`differences.${findSentence(difference)}`, {
                  key: product.parameters.find(({ key }) => key === difference.parameterKey)?.name ?? '',
                  requested: () => <bdi>{difference.requested ?? '–'}</bdi>,
                  offered: () => <bdi>{difference.offered ?? '–'}</bdi>,
                })}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('stock')}</dt>
          <dd>
            <Num>{integer(product.stock)}</Num>
          </dd>
        </div>
        <div>
          <dt>{t('order')}</dt>
          <dd>{price ? <Num>{integer(price.availableQuantity)}</Num> : t('onRequest')}</dd>
        </div>
        <div>
          <dt>{t('unit')}</dt>
          <dd>{price?.availableUnitPrice && <Price amount={unitPrice(price.availableUnitPrice.amount)} />}</dd>
        </div>
        <div>
          <dt>{t('extended')}</dt>
          <dd>{price?.availableExtendedPrice && <Price amount={total(price.availableExtendedPrice.amount)} />}</dd>
        </div>
        {product.leadTimeWeeks !== null && (
          <div>
            <dt>{t('leadTime')}</dt>
            <dd>{t('weeks', { count: product.leadTimeWeeks })}</dd>
          </div>
        )}
      </dl>
      {isChosen ? (
        <State tone="ok">{t('chosen')}</State>
      ) : (
        <Button
          isSmall
          variant="primary"
          aria-label={t('chooseOf', { partNumber: product.partNumber })}
          onClick={choose}
        >
          {t('choose')}
        </Button>
      )}
    </li>
  )
}
