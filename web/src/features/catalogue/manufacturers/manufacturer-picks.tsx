import { getTranslations } from 'next-intl/server'
import { Missing } from '#features/site/index.ts'
import { ManufacturerPicksDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { PartCards } from '../part-cards.tsx'
import layout from '../page-layout.module.css'
import styles from './manufacturer-page.module.css'

const maxPicks = 8

export async function ManufacturerPicks({ name }: { name: string }) {
  const [t, { data }] = await Promise.all([
    getTranslations('catalogue.manufacturers'),
    read(ManufacturerPicksDocument, {}),
  ])
  const { featuredProducts, floor } = data ?? {}
  const isMissing = !featuredProducts || !floor
  const all = [...(featuredProducts ?? []), ...(floor?.nodes ?? [])]
  const picks = all.filter(
    ({ id, manufacturerName }, at) => manufacturerName === name && all.findIndex((other) => other.id === id) === at,
  )
  if (picks.length === 0 && !isMissing) return null
  return (
    <section aria-labelledby="picks" className={layout.section}>
      <h2 id="picks">{t('featuredParts', { name })}</h2>
      {picks.length > 0 && <PartCards products={picks.slice(0, maxPicks)} className={styles.cards} />}
      {isMissing && <Missing />}
    </section>
  )
}
