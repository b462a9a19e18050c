import type { CategoriesPageQuery } from '#graphql/generated/types.ts'
import { Link } from '#i18n/link.tsx'
import { useNumbers } from '#i18n/numbers.ts'
import { Num } from '#ui/figures.tsx'
import { CategoryIcon } from '@partgate/package-drawings/category-icon.tsx'
import { CategoryManufacturers } from './category-manufacturers.tsx'
import styles from './category-tree.module.css'

type TopCategory = NonNullable<CategoriesPageQuery['categories']>[number]

type Manufacturer = { slug: string; name: string }
type CategoryTreeProps = {
  categories: TopCategory[]
  manufacturersByCategory: ReadonlyMap<string, readonly Manufacturer[]>
}

export const CategoryTree = ({ categories, manufacturersByCategory }: CategoryTreeProps) => (
  <div className={styles.tree}>
    {categories.map((category) => (
      <section key={category.id} aria-labelledby={category.slug}>
        <h2 id={category.slug} className={styles.title}>
          <CountedLink {...category} />
        </h2>
        <CategoryManufacturers
          category={category.name}
          manufacturers={(manufacturersByCategory.get(category.id) ?? []).map(({ slug, name }) => ({
            name,
            href: `/manufacturer/${slug}`,
          }))}
        />
        <ul className={styles.children}>
          {category.children?.map((child) => (
            <li key={child.id} className={styles.child}>
              <span className={styles.icon}>
                <CategoryIcon name={child.icon} />
              </span>
              <div>
                <h3>
                  <CountedLink {...child} />
                </h3>
                {child.children && child.children.length > 0 && (
                  <ul className={styles.categories}>
                    {child.children.map((grandchild) => (
                      <li key={grandchild.id}>
                        <CountedLink {...grandchild} />
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

function CountedLink({ slug, name, partCount }: { slug: string; name: string; partCount: number }) {
  const numbers = useNumbers()
  return (
    <>
      <Link href={`/category/${slug}`}>{name}</Link> <Num className={styles.count}>{numbers.integer(partCount)}</Num>
    </>
  )
}
