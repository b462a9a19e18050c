import { useTranslations } from 'next-intl'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { letterId } from './letter-id.ts'
import { Monogram } from '../manufacturer-title/monogram.tsx'
import type { LetterGroup } from './manufacturer-names.ts'
import styles from './manufacturer-index.module.css'

export type IndexedManufacturer = {
  slug: string
  name: string
  partCount: number
  marks: ('FRANCHISED' | 'STRONG')[]
}

export function ManufacturerGroup({ letter, manufacturers }: LetterGroup<IndexedManufacturer>) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  return (
    <section className={styles.group} aria-labelledby={letterId(letter)}>
      <h2 id={letterId(letter)} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.manufacturers}>
        {manufacturers.map(({ slug, name, partCount, marks }) => (
          <li key={slug}>
            <Link href={`/manufacturer/${slug}`} className={styles.manufacturer}>
              <Monogram name={name} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
                <span className={styles.count}>
                  {t.rich('manufacturers.parts', {
                    count: partCount,
                    number: integer(partCount),
                    num: (number) => <Num>{String(number)}</Num>,
                  })}
                </span>
              </span>
              {marks.length > 0 && (
                <span className={styles.marks}>
                  {marks.map((mark) => (
                    <span key={mark} className={styles.mark}>
                      {t(`lines.names.${mark}`)}
                    </span>
                  ))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
