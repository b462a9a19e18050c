import { z } from 'zod'
import { maxEmailChars, maxOldPasswordChars, maxPasswordChars, minPasswordChars, sessionDays } from '../limits.ts'
import { endpoint } from './endpoint.ts'
import { addresses } from './address.ts'
import {
  bearerToken,
  countryCode,
  email,
  opaqueId,
  optionalText,
  returnedToken,
  shortText,
  telephone,
} from './shapes.ts'

export const password = z.string().min(minPasswordChars).max(maxPasswordChars)

export const profile = z.object({
  /** Constant for the lifetime of the account. */
  member_id: opaqueId,
  email: z.string(),
  contact_name: z.string(),
  telephone: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  country: z.string(),
  city: z.string(),
  state: z.string(),
  address: z.string(),
})
export type Profile = z.output<typeof profile>

export const account = {
  register: endpoint({
    method: 'POST',
    path: '/api/user/register',
    summary:
      'Creates an account, which the link in the activation mail activates; the response is the same for an address that is already registered',
    body: z
      .strictObject({
        sales_name: optionalText,
        email,
        password,
        confirm_password: z.string(),
        contact_name: shortText,
        telephone,
        company_name: shortText,
        country: countryCode,
        city: shortText,
        state: optionalText,
        address: shortText,
        agreement: z.literal(true),
      })
      .refine((body) => body.password === body.confirm_password, { path: ['confirm_password'] }),
    data: z.object({ email: z.string() }),
  }),
  active: endpoint({
    method: 'POST',
    path: '/api/user/active',
    summary: 'Activates the account of an activation link',
    body: z.strictObject({ token: returnedToken }),
    data: z.object({ email: z.string() }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/user/resend',
    summary: 'Sends the activation mail again; the response is the same for every address',
    body: z.strictObject({ email }),
    data: z.object({ email: z.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/user/login',
    summary: `Signs in; \`expire\` is in epoch seconds, ${sessionDays} days ahead`,
    access: 'visitor',
    body: z.strictObject({ email: z.string().max(maxEmailChars), password: z.string().max(maxOldPasswordChars) }),
    data: z.object({ token: bearerToken, expire: z.int() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session; optional: if a shop returns 404, the gateway only deletes the cookie',
    access: 'member',
    retry: true,
    data: z.object({}),
  }),
  profileInfo: endpoint({
    method: 'GET',
    path: '/api/user/profile/info',
    summary: 'Profile of the member',
    access: 'member',
    data: profile,
  }),
  profileModify: endpoint({
    method: 'POST',
    path: '/api/user/profile/modify',
    summary: 'Changes the given fields of the profile; the e-mail address cannot be changed',
    access: 'member',
    retry: true,
    body: z
      .strictObject({
        contact_name: shortText,
        telephone,
        job_title: optionalText.unwrap(),
        company_name: shortText,
        country: countryCode,
        city: shortText,
        state: optionalText.unwrap(),
        address: shortText,
      })
      .partial(),
    data: profile,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/profile/change-password',
    summary:
      'Sets a new password, which must differ from the old password; ends all other sessions and sends a notification mail',
    access: 'member',
    body: z
      .strictObject({
        old_password: z.string().min(1).max(maxOldPasswordChars),
        new_password: password,
        confirm_new_password: z.string(),
      })
      .refine((body) => body.new_password === body.confirm_new_password, { path: ['confirm_new_password'] })
      .refine((body) => body.new_password !== body.old_password, { path: ['new_password'], params: { same: true } }),
    data: z.object({}),
  }),
  forgot: endpoint({
    method: 'POST',
    path: '/api/user/forgot',
    summary:
      'Sends a mail with a link to set a new password, valid for one use and one hour; the response is the same for every address',
    body: z.strictObject({ email }),
    data: z.object({ email: z.string() }),
  }),
  resetVerify: endpoint({
    method: 'POST',
    path: '/api/user/reset-verify',
    summary: 'Checks whether a link to set a new password is still valid; changes nothing',
    retry: true,
    body: z.strictObject({ token: returnedToken }),
    data: z.object({ email: z.string() }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/user/reset-password',
    summary: 'Sets a new password with the link of the mail; ends all sessions and sends a notification mail',
    body: z
      .strictObject({ token: returnedToken, password, confirm_password: z.string() })
      .refine((body) => body.password === body.confirm_password, { path: ['confirm_password'] }),
    data: z.object({ email: z.string() }),
  }),
  ...addresses,
}
