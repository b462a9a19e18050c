'use client'
import type { ComponentProps } from 'react'
import { Select } from './select-client.tsx'

export type Country = { code: string; name: string }

type CountrySelectProps = ComponentProps<typeof Select> & {
  countries: readonly Country[]
  prompt: string
}

export const CountrySelect = ({ countries, prompt, autoComplete = 'country', ...rest }: CountrySelectProps) => (
  <Select {...rest} autoComplete={autoComplete}>
    <option value="">{prompt}</option>
    {countries.map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </Select>
)
