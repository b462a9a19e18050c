import type { Database } from '#db/database.ts'
import { hashPassword } from '#security/passwords.ts'
import { startSession } from '#security/sessions.ts'
import { insertMember } from '../insert-member.ts'
import { type Person, createGuest } from './buyer.ts'

export const memberPassword = 'tantalum lane 9'

export const insertRaceMember = async (db: Database, email: string): Promise<Person> => {
  const id = await insertMember(db, email, await hashPassword(memberPassword))
  const { token } = await db.tx((tx) => startSession(tx, id))
  return { ...createGuest(), bearer: token }
}
