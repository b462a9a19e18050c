import { getTranslations } from 'next-intl/server'
import { Missing } from '#ui/unavailable.tsx'
import { HomeAlternativesDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { MissingSection } from './missing-section.tsx'
import { Pair } from './pair.tsx'
import { loadPair } from './read-pair.ts'
import { pairsFirst } from './replaced-part.ts'
import { HomeSection } from './home-section.tsx'
import styles from './zone.module.css'

const shown = 5

export async function Alternatives() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeAlternativesDocument, {})])
  const products = data?.floor?.nodes
  if (products?.length === 0) return null
  const pairs = products && pairsFirst(await Promise.all(products.map(loadPair)))
  return (
    <HomeSection id="alternatives" title={t('alternatives')} note={t('alternativesNote')}>
      {!pairs && <MissingSection />}
      {pairs && (
        <ul className={styles.pairs}>
          {pairs.slice(0, shown).map((pair) => (
            <Pair key={pair.alternative.id} {...pair} />
          ))}
        </ul>
      )}
      {pairs?.some(({ isKnown }) => !isKnown) && <Missing what={t('replaced')} />}
    </HomeSection>
  )
}
