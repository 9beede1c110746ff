import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { postMail } from '../../mail/posting.ts';
import { insertUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';

/**
 * Creates the account of a unit's coordinator, in the transaction that creates the unit. It has no password: its owner
 * sets one with the link of the mail, or signs in with Google. It needs no registration form, which is for students.
 */
export async function createCoordinator(
  tx: Database,
  context: Context,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<UserRow> {
  const { clock, instituteId } = context;
  const now = clock();
  const user = await insertUser(tx, {
    instituteId,
    id: newId(now),
    email,
    name,
    role: 'CLUB_COORDINATOR',
    onboardingComplete: true,
    createdAt: now,
    updatedAt: now,
  });
  await postMail(tx, context, { kind: 'coordinator-welcome', recipientId: user.id });
  return user;
}
