import type { StudentReference } from '@quad/domain/accounts';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { isPerson } from './people.repo.ts';

/** The columns of a person that stand beside a skill or an achievement. */
export const PERSON_COLUMNS = { id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber };

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly rollNumber: string | null;
}

/** A person as office-bearers see them: with roll number and address. */
export function toStudentReference({ id, name, email, rollNumber }: PersonRow): StudentReference {
  return { _id: id, ...(rollNumber ? { user_id: rollNumber } : {}), username: email, personal_info: { name } };
}

/** The own records, or anybody's for office-bearers (access K3, K7). A student learns nothing about other ids. */
export async function checkReadsRecordsOf({ db, instituteId }: Context, actor: Actor, userId: string): Promise<Outcome<true>> {
  if (userId === actor.userId) return accept(true);
  if (actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see only what is your own.');
  return (await isPerson(db, instituteId, userId)) ? accept(true) : refuse('NOT_FOUND', 'This person does not exist.');
}
