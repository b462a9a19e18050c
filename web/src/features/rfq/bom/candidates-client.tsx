'use client'
import { useTranslations } from 'next-intl'
import type { BomCandidatesQuery } from '#graphql/generated/types.ts'
import { useBomCandidatesQuery } from '#graphql/generated/hooks/rfq.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { Num, PartNumber, Price } from '#ui/figures.tsx'
import { LoadFailed } from '#ui/load-failed-client.tsx'
import { Modal } from '#ui/modal-client.tsx'
import { State } from '#ui/sheet.tsx'
import { LoadingStatus, Skeleton } from '#ui/skeleton.tsx'
import { lineName } from './actions/bom-facts.ts'
import type { BomLine, BomList } from './bom-list.ts'
import { findSentence } from './difference-text.ts'
import { toPartQuery } from './part-query.ts'
import type { BomMatch } from './plan-line.ts'
import { ProductName } from './verdict-cells.tsx'
import styles from './candidates.module.css'

type Match = NonNullable<BomCandidatesQuery['matchParts']>[number]
type Candidate = Match['candidates'][number]

type CandidatesProps = {
  line: BomLine
  list: BomList
  isOpen: boolean
  onClose: () => void
  choose: (product: NonNullable<BomMatch['product']>, price: BomMatch['price']) => void
}

const toCandidates = ({ product, reason, price, differences, candidates }: Match): Candidate[] => [
  ...(product ? [{ product, reason, price, differences }] : []),
  ...candidates,
]

export function Candidates({ line, list, isOpen, onClose, choose }: CandidatesProps) {
  const t = useTranslations('bom.candidates')
  const common = useTranslations('common')
  const part = toPartQuery(line, list)
  const [{ data, error, fetching }, read] = useBomCandidatesQuery({
    variables: { part: part ?? {} },
    pause: part === null,
    requestPolicy: 'network-only',
  })
  const match = data?.matchParts?.[0]
  const candidates = match ? toCandidates(match) : []
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
    </Modal>
  )
}

type CandidateItemProps = { candidate: Candidate; isChosen: boolean; choose: () => void }

function CandidateItem({ candidate: { product, price, reason, differences }, isChosen, choose }: CandidateItemProps) {
  const t = useTranslations('bom.candidates')
  const reasons = useTranslations('bom.reason')
  const { integer, unitPrice, total } = useNumbers()
  return (
    <li className={styles.candidate}>
      <div className={styles.name}>
        <ProductName product={product} />
        <span className={styles.quiet}>{reasons(reason)}</span>
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
        <Button small variant="primary" aria-label={t('chooseOf', { partNumber: product.partNumber })} onClick={choose}>
          {t('choose')}
        </Button>
      )}
    </li>
  )
}
