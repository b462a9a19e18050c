import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, optionalText, shortText } from './shapes.ts'

/** 8 to 128 characters. */
export const password = z.string().min(8).max(128)
export const telephone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\d\s().-]{5,40}$/)
export const countryCode = z.string().regex(/^[A-Z]{2}$/)
const token = z.string().regex(/^[\w-]{20,100}$/)

export const profile = z.object({
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
      'Makes an account that opens with the link in the activation mail; answers alike for an address already known',
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
    summary: 'Opens the account that the activation link belongs to',
    body: z.strictObject({ token }),
    data: z.object({ email: z.string() }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/user/resend',
    summary: 'Sends the activation mail again; answers alike for any address',
    body: z.strictObject({ email }),
    data: z.object({ email: z.string() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/user/login',
    summary: 'Signs in; `expire` is in epoch seconds, 7 days ahead',
    access: 'visitor',
    body: z.strictObject({ email: z.string().max(254), password: z.string().max(1024) }),
    data: z.object({ token: z.string(), expire: z.int() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session (not in the spec; a shop without it answers 404 and the gateway drops the cookie)',
    access: 'member',
    retry: true,
    data: z.object({}),
  }),
  profileInfo: endpoint({
    method: 'GET',
    path: '/api/user/profile/info',
    summary: "The signed-in person's profile",
    access: 'member',
    data: profile,
  }),
}
