'use client'
import { useTranslations } from 'next-intl'
import { useUploadPartsListMutation } from '#graphql/generated/hooks/graphql.ts'
import { useUserErrors } from '#graphql/use-user-errors-client.ts'
import { fileProblem } from './file-problem.ts'

export const useFileUpload = () => {
  const t = useTranslations('rfqPage.upload.problems')
  const toUserErrors = useUserErrors()
  const [, upload] = useUploadPartsListMutation()
  return async (file: File): Promise<{ fileId: string } | { message: string }> => {
    const problem = fileProblem(file)
    if (problem) return { message: t(problem) }
    const { data, error } = await upload({ input: { file } })
    const [userError] = toUserErrors(data?.uploadPartsList, error)
    const fileId = data?.uploadPartsList?.fileId
    return fileId && !userError ? { fileId } : { message: userError?.message ?? t('kind') }
  }
}
