'use client'
import { useTranslations } from 'next-intl'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field-client.tsx'
import { State } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { TextInput } from '#ui/form/text-input-client.tsx'
import type { Captcha } from './quick-captcha-client.ts'
import { canWork } from './quick-solve-work.ts'
import styles from './quick-rfq.module.css'

type CaptchaFieldProps = { captcha: Captcha; id: string }

const maxCodeChars = 12

export function CaptchaField({ captcha, id }: CaptchaFieldProps) {
  const t = useTranslations('quickRfq')
  const { kind, hasFailed, problem, renew } = captcha
  // Buyers who cannot read the picture let the browser solve a computation. The button stays, so that it does not lose the focus.
  return (
    <div className={styles.captcha}>
      {hasFailed ? (
        <Failed renew={renew} />
      ) : kind === 'WORK' ? (
        <Work isWorking={captcha.isWorking} />
      ) : (
        <Picture captcha={captcha} id={id} />
      )}
      {(kind === 'WORK' || (canWork() && !hasFailed)) && (
        <Button isSmall variant="quiet" onClick={() => renew(kind === 'IMAGE' ? 'WORK' : 'IMAGE')}>
          {t(kind === 'IMAGE' ? 'withoutPicture' : 'withPicture')}
        </Button>
      )}
      {kind === 'WORK' && !hasFailed && problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

function Failed({ renew }: Pick<Captcha, 'renew'>) {
  const t = useTranslations('quickRfq')
  const common = useTranslations('common')
  return (
    <>
      <p role="alert" className={styles.problem}>
        {t('captchaFailed')}
      </p>
      <Button isSmall onClick={() => renew()}>
        {common('retry')}
      </Button>
    </>
  )
}

function Work({ isWorking }: Pick<Captcha, 'isWorking'>) {
  const t = useTranslations('quickRfq')
  return (
    <p role="status">
      <State tone={isWorking ? 'quiet' : 'ok'}>{t(isWorking ? 'working' : 'verified')}</State>
    </p>
  )
}

function Picture({ captcha: { image, code, problem, typeCode, renew, keepFresh }, id }: CaptchaFieldProps) {
  const t = useTranslations('quickRfq')
  return (
    <>
      <span className={styles.picture}>
        {image ? (
          <img src={image} alt={t('pictureAlt')} width={200} height={70} />
        ) : (
          <Skeleton inlineSize="200px" blockSize="70px" />
        )}
        <button type="button" aria-label={t('otherPicture')} onClick={() => renew()}>
          <Icon name="refresh-cw" size={18} />
        </button>
      </span>
      <Field id={id} label={t('code')} error={problem} required className={styles.code}>
        <TextInput
          value={code}
          onFocus={keepFresh}
          onChange={(event) => typeCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={maxCodeChars}
        />
      </Field>
    </>
  )
}
