import { useTranslations } from 'next-intl'
import { letterId } from './letter-id.ts'
import styles from './jump-bar.module.css'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#']

export function JumpBar({ letters }: { letters: readonly string[] }) {
  const t = useTranslations('catalogue.manufacturers')
  return (
    <nav aria-label={t('letters')} className={styles.bar}>
      <ul dir="ltr">
        {alphabet.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a href={`#${letterId(letter)}`}>{letter}</a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
