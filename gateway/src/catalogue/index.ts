export { type CatalogueLoaders, createCatalogueLoaders } from './loaders.ts'
export { toProduct } from './normalize.ts'
export { catalogueNodes, catalogueResolvers } from './resolvers.ts'
