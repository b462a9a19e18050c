export { loadArticlesAbout } from './news-store.ts'
export { pageIds, type PageName } from './page-ids.ts'
export { siteRoutes } from './routes.ts'
export { isSettingKey, readSettings, resetSetting, type SettingKey, settings, writeSetting } from './settings.ts'
