import 'server-only'
import { ConsentDocument } from '#graphql/generated/documents/site.ts'
import { read } from '#graphql/server.ts'
import { serviceIds } from './consent-services.ts'

export const configuredServices = async () => serviceIds((await read(ConsentDocument, {})).data?.siteConfig)
