export { loadArticlesAbout } from './news-store.ts'
export { toOptions } from './options.ts'
export { pageIds, type PageName } from './page-ids.ts'
export { siteRoutes } from './routes.ts'
export {
  findSettingFault,
  isSettingKey,
  readSettings,
  resetSetting,
  type SettingKey,
  settings,
  writeSetting,
} from './settings.ts'
