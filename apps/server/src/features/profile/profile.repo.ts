import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';

export type ProfileRow = typeof users.$inferSelect;
type ProfileKey = Pick<ProfileRow, 'instituteId' | 'id'>;

/** Columns that users may change of their own account. */
export type ProfileColumns = Pick<
  ProfileRow,
  | 'gender'
  | 'dateOfBirth'
  | 'phone'
  | 'program'
  | 'branch'
  | 'batchYear'
  | 'currentYear'
  | 'cgpa'
  | 'hostel'
  | 'roomNumber'
  | 'github'
  | 'linkedin'
>;

function isOwn({ instituteId, id }: ProfileKey) {
  return matches(users, { instituteId, id });
}

/** Locks an account against changes until the transaction ends. Throws if it was erased meanwhile: nothing is stored about it any more. */
export async function lockProfile(tx: Database, key: ProfileKey): Promise<ProfileRow> {
  const [row] = await tx
    .select()
    .from(users)
    .where(matches(users, { ...key, erasedAt: null }))
    .for('no key update');
  if (!row) throw new Error('The account of the session is gone.');
  return row;
}

/** Updates only the given columns. */
export async function saveProfile(
  tx: Database,
  key: ProfileKey,
  changes: Partial<ProfileColumns & Pick<ProfileRow, 'updatedAt' | 'profilePic'>>,
): Promise<ProfileRow> {
  const [row] = await tx.update(users).set(changes).where(isOwn(key)).returning();
  if (!row) throw new Error('The changed account was not returned.');
  return row;
}
