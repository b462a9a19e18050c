import { Num } from '#ui/figures.tsx'
import styles from './steps.module.css'

type StepsProps = { id: string; title: string; steps: { title: string; text: string }[] }

export const Steps = ({ id, title, steps }: StepsProps) => (
  <section aria-labelledby={id} className={styles.section}>
    <h2 id={id}>{title}</h2>
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <li key={step.title}>
          <span aria-hidden="true">
            <Num className={styles.number}>{at + 1}</Num>
          </span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
)
