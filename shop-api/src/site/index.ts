export { articlesAbout } from './news-store.ts'
export { pageIds, type PageName } from './page-ids.ts'
export { siteRoutes } from './routes.ts'
