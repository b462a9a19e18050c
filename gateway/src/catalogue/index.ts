export { type CatalogueLoaders, createCatalogueLoaders } from './loaders.ts'
export { productOf } from './normalize.ts'
export { catalogueNodes, catalogueResolvers } from './resolvers.ts'
