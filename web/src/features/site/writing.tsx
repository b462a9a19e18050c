import { getLanguage } from '#i18n/routing.ts'
import styles from './writing.module.css'

type Section = { heading: string; paragraphs: string[] }

/** The language of the text may differ from that of the page. */
export function Writing({ languageTag, sections }: { languageTag: string; sections: Section[] }) {
  const { tag, dir } = getLanguage(languageTag)
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
