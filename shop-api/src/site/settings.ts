import { email } from '@partgate/schema/shop-api/shapes.ts'
import type { Queryable } from '#db/database.ts'
import { defaultStats, parseStats, statKeys } from './stats.ts'

type Setting = { fallback: string; isValid: (value: string) => boolean; wanted: string }

const isWebAddress = (value: string) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
const text = (fallback = ''): Setting => ({
  fallback,
  isValid: (value) => value.length <= 200 && !/\p{Cc}/u.test(value),
  wanted: 'a text of at most 200 characters in one line',
})
const address = (fallback = ''): Setting => ({
  fallback,
  isValid: (value) => value.length <= 500 && isWebAddress(value),
  wanted: 'an address like https://shop.example/logo.svg',
})

/** Empty where the shop has none. */
export const settings = {
  logo_head: address(),
  logo_foot: address(),
  logo_admin: address(),
  website_admin: address(),
  contact_tel: text('+1 555 0100 55'),
  contact_email: {
    fallback: 'sales@partgate.example',
    isValid: (value: string) => email.safeParse(value).success,
    wanted: 'an e-mail address',
  },
  contact_whatsApp: text(),
  contact_skype: text(),
  contact_weChat_img: address(),
  socialize_facebook: address(),
  socialize_twitter: address(),
  socialize_instagram: address(),
  socialize_linkedin: address('https://linkedin.example/company/partgate'),
  socialize_youtube: address('https://youtube.example/@partgate'),
  trustpilot_template_id: text(),
  trustpilot_businessunit_id: text(),
  google_measurement_id: text(),
  google_tagmanager_id: text(),
  chat_widget_id: text(),
  stats: {
    fallback: defaultStats,
    isValid: (value: string) => value.length <= 200 && parseStats(value) !== null,
    wanted: `numbers like "history_years=37, partners=20000+, part_numbers=counted", each one of ${statKeys.join(', ')}`,
  },
} as const satisfies Record<string, Setting>

export type SettingKey = keyof typeof settings
export type Settings = Record<SettingKey, string>

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settings, key)
const keys = Object.keys(settings).filter(isSettingKey)

export const readSettings = async (db: Queryable): Promise<Settings> => {
  const rows = await db.query<{ key: string; value: string }>('select key, value from site_config', [], 'site.config')
  const set = new Map(rows.map(({ key, value }) => [key, value]))
  return Object.fromEntries(keys.map((key) => [key, set.get(key) ?? settings[key].fallback])) as Settings
}

/** A sentence, or null where the value is allowed; an empty value always is. */
export const findSettingFault = (key: SettingKey, value: string): string | null =>
  value === '' || settings[key].isValid(value) ? null : `${key} must be ${settings[key].wanted}.`

export const writeSetting = async (db: Queryable, key: SettingKey, value: string): Promise<void> => {
  const fault = findSettingFault(key, value)
  if (fault) throw new Error(fault)
  await db.query(
    `insert into site_config (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, value],
    'site.setConfig',
  )
}

export const resetSetting = (db: Queryable, key: SettingKey) =>
  db.query('delete from site_config where key = $1', [key], 'site.resetConfig')
