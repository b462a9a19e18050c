import { posix } from 'node:path'

const domains = ['catalogue', 'cart', 'orders', 'payments', 'rfq', 'account', 'site']
const plainModules = ['ui', 'graphql', 'upstream', 'db', 'i18n', 'paypal']
/** A domain exports browser components apart from server components. */
const publicFiles = ['index.ts', 'index-client.ts']
const apps = ['web', 'gateway', 'shop-api']

/** `app` is also the name of a package or of another top-level folder. `topics` are the folders between the domain and the file. */
export type ModulePath = { app: string; domain?: string; topics: string[]; plainModule?: string; isPublic: boolean }

export const parseModulePath = (path: string): ModulePath => {
  const [app = '', ...inside] = path.replace(/^packages\//, '').split('/')
  const modules = app === 'web' ? inside.slice(inside[1] === 'features' ? 2 : 1) : inside.slice(1)
  const [module = '', ...below] = modules
  const isDomain = apps.includes(app) && (app === 'web' ? inside[1] === 'features' : domains.includes(module))
  return {
    app,
    domain: isDomain ? module : undefined,
    topics: isDomain ? below.slice(0, -1) : [],
    plainModule: apps.includes(app) && plainModules.includes(module) ? module : undefined,
    isPublic: modules.length === 2 && publicFiles.includes(modules[1] ?? ''),
  }
}

/** Returns nothing for a package. */
export const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier))
  if (specifier.startsWith('#')) return `${from.split('/')[0]}/src/${specifier.slice(1)}`
  return specifier.match(/^@partgate\/(.+)$/)?.[1]
}
