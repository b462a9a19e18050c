import { languageOf } from '#i18n/routing.ts'
import styles from './writing.module.css'

type Section = { heading: string; paragraphs: string[] }

/** Sections to read, in the language they are written in, which need not be the page's. */
export function Writing({ languageTag, sections }: { languageTag: string; sections: Section[] }) {
  const { tag, dir } = languageOf(languageTag)
  return (
    <div className={styles.writing} lang={tag} dir={dir}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  )
}
