import type { CategoriesPageQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { CategoryIcon } from '../drawing/category-icon.tsx'
import { ShelfMakers } from './shelf-makers.tsx'
import styles from './cabinet.module.css'

type Drawer = NonNullable<CategoriesPageQuery['categories']>[number]

type Maker = { slug: string; name: string }
type CabinetProps = { categories: Drawer[]; makersOf: ReadonlyMap<string, readonly Maker[]> }

/** The whole tree: a cabinet for each top shelf, a drawer for each shelf in it, and what lies in the drawer. */
export const Cabinet = ({ categories, makersOf }: CabinetProps) => (
  <div className={styles.cabinets}>
    {categories.map((category) => (
      <section key={category.id} aria-labelledby={category.slug}>
        <h2 id={category.slug} className={styles.title}>
          <CountedLink {...category} />
        </h2>
        <ShelfMakers
          shelf={category.name}
          makers={(makersOf.get(category.id) ?? []).map(({ slug, name }) => ({ name, href: `/manufacturer/${slug}` }))}
        />
        <ul className={styles.drawers}>
          {category.children.map((drawer) => (
            <li key={drawer.id} className={styles.drawer}>
              <span className={styles.icon}>
                <CategoryIcon name={drawer.icon} />
              </span>
              <div>
                <h3>
                  <CountedLink {...drawer} />
                </h3>
                {drawer.children.length > 0 && (
                  <ul className={styles.shelves}>
                    {drawer.children.map((shelf) => (
                      <li key={shelf.id}>
                        <CountedLink {...shelf} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

function CountedLink({ slug, name, productCount }: { slug: string; name: string; productCount: number }) {
  const numbers = useNumbers()
  return (
    <>
      <Link href={`/category/${slug}`} prefetch={false}>
        {name}
      </Link>{' '}
      <Num className={styles.count}>{numbers.integer(productCount)}</Num>
    </>
  )
}
