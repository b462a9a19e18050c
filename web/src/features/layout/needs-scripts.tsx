import { getTranslations } from 'next-intl/server'
import { LayoutDocument } from '#graphql/generated/documents/layout.ts'
import { read } from '#graphql/server.ts'
import { Link } from '#i18n/link.tsx'
import { StaticPart } from '#static-parts/static-part.tsx'
import styles from './needs-scripts.module.css'

export async function NeedsScripts() {
  const [t, { data }] = await Promise.all([getTranslations('needsScripts'), read(LayoutDocument, {})])
  const email = data?.siteConfig?.email
  return (
    <StaticPart as="div" className={styles.part}>
      <noscript>
        <style>{'[data-needs-scripts] { display: none }'}</style>
        <div className={styles.notice}>
          <p>
            <strong>{t('title')}</strong>
          </p>
          <p>{t('text')}</p>
          <p>
            {email && (
              <>
                <a href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
                {' · '}
              </>
            )}
            <Link href="/contact">{t('contact')}</Link>
          </p>
        </div>
      </noscript>
    </StaticPart>
  )
}
