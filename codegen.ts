import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = {
  Decimal: 'string',
  DateTime: 'string',
  URL: 'string',
  EmailAddress: 'string',
  ID: { input: 'string', output: 'string' },
}

const mappers = {
  Product: '../upstream/wire.ts#Goods',
  CartLine: '../upstream/wire.ts#CartLine',
  Cart: '../upstream/wire.ts#Cart',
}

const config: CodegenConfig = {
  schema: 'schema/graphql/*.graphql',
  generates: {
    'schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
  },
}
export default config
