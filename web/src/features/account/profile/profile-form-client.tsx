'use client'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import type { ProfileForm_ViewerFragment } from '#graphql/generated/types.ts'
import { useUpdateProfileMutation } from '#graphql/generated/hooks/account.ts'
import { inputRecord } from '#graphql/session/input-record.ts'
import { useStoredInput } from '#graphql/session/use-stored-input-client.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { Button } from '#ui/button.tsx'
import type { Country } from '#ui/form/country-select-client.tsx'
import { createResolver } from '#ui/form/create-resolver.ts'
import { ErrorSummary } from '#ui/form/error-summary-client.tsx'
import { Refusals } from '#ui/form/form-notice.tsx'
import { Sheet, TitleBlock } from '#ui/sheet.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useServerErrors } from '#ui/form/use-server-errors-client.ts'
import { checkPerson } from '../form/check-fields.ts'
import { ProfileFields, profileFieldId, useProfileLabel } from './profile-fields-client.tsx'
import {
  followingFields,
  orderProfileFields,
  type ProfileValues,
  toProfileInput,
  toProfileValues,
} from './profile-values.ts'
import form from '../form/form.module.css'
import styles from './profile.module.css'

const input = inputRecord('profile')

type ProfileFormProps = { viewer: ProfileForm_ViewerFragment; countries: Country[] }

export function ProfileForm({ viewer, countries }: ProfileFormProps) {
  const t = useTranslations()
  const formatLabel = useProfileLabel()
  const toUserErrors = useUserErrors()
  const [, updateProfile] = useUpdateProfileMutation()
  const known = useRef(toProfileValues(viewer))
  const [restored] = useState(() => input.read(viewer.id, toProfileValues(viewer)))
  const profile = useForm<ProfileValues>({
    defaultValues: { ...toProfileValues(viewer), ...restored },
    resolver: createResolver(checkPerson, (problem) => t(`account.problems.${problem}`)),
    shouldFocusError: false,
  })
  const { refusals, refuse, onInvalid, invalidFields } = useServerErrors(
    profile,
    orderProfileFields(useWatch({ control: profile.control, name: 'countryCode' }), useLocale()),
  )
  const { isSubmitting } = profile.formState
  const invalid = invalidFields(profileFieldId, formatLabel)

  useEffect(() => {
    const fresh = toProfileValues(viewer)
    const following = followingFields({ typed: profile.getValues(), known: known.current, fresh })
    following.forEach((field) => profile.setValue(field, fresh[field]))
    known.current = fresh
  }, [viewer, profile])

  useEffect(() => input.clear(), [])
  useStoredInput((lifetime) => input.write(viewer.id, profile.getValues(), known.current, lifetime))

  const save = async (values: ProfileValues) => {
    const { data, error } = await updateProfile({ input: toProfileInput(values, known.current) })
    const userErrors = toUserErrors(data?.updateProfile, error)
    refuse(userErrors)
    if (userErrors.length === 0) toast.success(t('profile.saved'))
  }

  return (
    <Sheet className={styles.sheet}>
      <div>
        <TitleBlock
          facts={[{ name: t('account.fields.email'), value: <bdi dir="ltr">{viewer.email}</bdi> }]}
          className={styles.email}
        />
        <p className={styles.hint}>{t('profile.hints.email')}</p>
      </div>
      <form
        noValidate
        method="post"
        className={form.form}
        onSubmit={(event) => void profile.handleSubmit(save, onInvalid)(event)}
      >
        <ErrorSummary title={t('account.problemCount', { count: invalid.length })} fields={invalid} />
        <ProfileFields form={profile} countries={countries} />
        <Refusals refusals={refusals} />
        <div className={form.actions}>
          <Button variant="primary" type="submit" isBusy={isSubmitting}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
