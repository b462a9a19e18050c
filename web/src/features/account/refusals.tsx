import { FormNotice } from './form-notice.tsx'

export const Refusals = ({ refusals }: { refusals: string[] }) =>
  refusals.map((refusal) => (
    <FormNotice key={refusal} tone="error">
      {refusal}
    </FormNotice>
  ))
