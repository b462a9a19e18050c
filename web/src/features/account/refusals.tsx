import { FormNotice } from './form-notice.tsx'

/** The shop's sentences that belong to no field. */
export const Refusals = ({ refusals }: { refusals: string[] }) =>
  refusals.map((refusal) => (
    <FormNotice key={refusal} tone="error">
      {refusal}
    </FormNotice>
  ))
