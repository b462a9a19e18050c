'use client'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { toSearchPath } from '@partgate/schema/pages.ts'
import type { NearPartsQuery } from '#graphql/generated/types.ts'
import { useNearPartsQuery } from '#graphql/generated/hooks/catalogue.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, PartNumber } from '#ui/figures.tsx'
import { PartCard } from '../parts/part-cards.tsx'
import styles from './near-parts.module.css'

type NearPart = NonNullable<NearPartsQuery['search']>['edges'][number]['node']
type Found = { parts: NearPart[]; query: string; turn: number }

const maxParts = 6

const withMore = ({ parts, query, turn }: Found, more: NearPart[], requested: string): Found => {
  const slugs = new Set(parts.map(({ slug }) => slug))
  const added = more.filter(({ slug }) => !slugs.has(slug))
  return {
    parts: [...parts, ...added].slice(0, maxParts),
    query: query || (more.length > 0 ? requested : ''),
    turn: turn + 1,
  }
}

export function NearPartsList({ queries }: { queries: string[] }) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  const [found, setFound] = useState<Found>({ parts: [], query: '', turn: 0 })
  const requested = queries[found.turn] ?? ''
  const isPaused = requested === '' || found.parts.length === maxParts
  const [{ data, fetching, error, stale, operation }] = useNearPartsQuery({
    variables: { query: requested },
    pause: isPaused,
  })
  const isLoaded = !fetching && !stale && operation?.variables.query === requested && (data ?? error) !== undefined
  if (!isPaused && isLoaded) setFound(withMore(found, data?.search?.edges.map(({ node }) => node) ?? [], requested))
  const { parts, query } = found
  if (parts.length === 0) return null
  return (
    <section className={styles.near} aria-labelledby="near-parts">
      <div className={styles.head}>
        <h2 id="near-parts">{t('nearParts.title')}</h2>
        <Link href={toSearchPath(query)}>
          {t.rich('nearParts.search', { query, part: (text) => <PartNumber>{String(text)}</PartNumber> })}
        </Link>
      </div>
      <ul className={styles.parts}>
        {parts.map((product) => (
          <li key={product.id}>
            <PartCard product={product}>
              <span className={styles.stock}>
                {product.stock > 0
                  ? t.rich('inStockPieces', {
                      count: product.stock,
                      number: integer(product.stock),
                      num: (text) => <Num>{String(text)}</Num>,
                    })
                  : t('outOfStock')}
              </span>
            </PartCard>
          </li>
        ))}
      </ul>
    </section>
  )
}
