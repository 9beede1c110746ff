import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { insertUsers } from './accounts.repo.ts';

/** A coordinator to create. The account is named after the unit. */
interface NewCoordinator {
  readonly email: string;
  readonly name: string;
}

/**
 * Creates the accounts of units' coordinators in the transaction that creates the units, and returns their ids in the same order. The
 * accounts have no password: the owner sets one with the mailed link or signs in with Google. They skip the onboarding form, which is for
 * students.
 */
export async function createCoordinators(tx: Database, context: Context, coordinators: readonly NewCoordinator[]): Promise<string[]> {
  const { clock, instituteId } = context;
  const now = clock();
  const times = { createdAt: now, updatedAt: now };
  const rows = coordinators.map(({ email, name }) => ({ instituteId, id: newId(now), email, name, ...times }));
  await insertUsers(
    tx,
    rows.map((row) => ({ ...row, role: 'CLUB_COORDINATOR', onboardingComplete: true })),
  );
  for (const { id } of rows) await enqueueMail(tx, context, { kind: 'coordinator-welcome', recipientId: id });
  return rows.map(({ id }) => id);
}

/** Creates the account of one coordinator. */
export async function createCoordinator(tx: Database, context: Context, coordinator: NewCoordinator): Promise<{ id: string }> {
  const [id] = await createCoordinators(tx, context, [coordinator]);
  if (id === undefined) throw new Error('The new account has no id.');
  return { id };
}
