import { read } from '#graphql/server.ts'
import { HomePageDocument } from '#graphql/generated/documents.ts'

export default async function Page() {
  const result = await read(HomePageDocument, {})
  return <p>{JSON.stringify(result)} {new Date().toISOString()}</p>
}
