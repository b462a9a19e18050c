import { z } from 'zod'
import {
  findSettingFault,
  isSettingKey,
  readSettings,
  resetSetting,
  settings,
  type SettingKey,
  writeSetting,
} from '#site/index.ts'
import { command } from './command.ts'
import { formatTable } from './print.ts'
import { StaffError } from './staff-error.ts'
import { oneOf, textValue } from './values.ts'

const [first = 'stats', ...others] = Object.keys(settings).filter(isSettingKey)
const setting = oneOf<[SettingKey, ...SettingKey[]]>([first, ...others])

const configList = command({
  name: 'config list',
  usage: '',
  summary: 'lists the shop’s contacts, logos, links and numbers',
  takes: z.object({}),
  positionals: [],
  run: async ({ db }) => {
    const known = await readSettings(db)
    return { text: formatTable(['setting', 'value'], Object.entries(known), 'No settings.'), data: known }
  },
})

const configSet = command({
  name: 'config set',
  usage: '<setting> <value>',
  summary: 'changes a setting, effective within five minutes; "" empties it',
  takes: z.object({ setting, value: textValue(500, 'a text of at most 500 characters') }),
  positionals: ['setting', 'value'],
  run: async ({ db }, { setting: key, value }) => {
    const fault = findSettingFault(key, value)
    if (fault) throw new StaffError(fault)
    await writeSetting(db, key, value)
    return { text: value === '' ? `${key} is empty.` : `${key} is ${value}.`, data: { [key]: value } }
  },
})

const configReset = command({
  name: 'config reset',
  usage: '<setting>',
  summary: 'resets a setting to its default',
  takes: z.object({ setting }),
  positionals: ['setting'],
  run: async ({ db }, { setting: key }) => {
    await resetSetting(db, key)
    return { text: `${key} has its default.`, data: { [key]: settings[key].fallback } }
  },
})

export const configCommands = [configList, configSet, configReset]
