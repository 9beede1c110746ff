import { accept, type Outcome } from '@quad/domain/refusals';
import { checkMaximum, placesToGive } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { postMails } from '../../mail/posting.ts';
import { type Counts, findCounts, holdCounts, promoteFirst } from './registrations.repo.ts';

interface Places {
  readonly eventId: string;
  readonly maximum: number | null;
}

/** Gives free places to those who wait, first come first, and tells them; the counts afterwards. The places are held by the caller. */
export async function givePlaces(tx: Database, context: Context, { eventId, maximum }: Places, counts: Counts): Promise<Counts> {
  const { instituteId } = context;
  const count = placesToGive({ ...counts, maximum });
  if (count === 0) return counts;
  const recipientIds = await promoteFirst(tx, { instituteId, eventId }, count);
  await postMails(tx, context, { kind: 'place-given', recipientIds, subjectId: eventId });
  const { registered, waiting, arrivals } = counts;
  return { registered: registered + count, waiting: waiting - count, arrivals };
}

/**
 * Sets how many places an event has, in the transaction that changes it: more go to those who wait, fewer than are taken are refused.
 * An event that nobody ever registered for is not asked about.
 */
export async function changePlaces(tx: Database, context: Context, { eventId, maximum }: Places): Promise<Outcome<true>> {
  const { instituteId } = context;
  if ((await findCounts(tx, { instituteId, eventId })).arrivals === 0) return accept(true);
  const counts = await holdCounts(tx, { instituteId, eventId });
  const fits = checkMaximum(maximum, counts.registered);
  if (!fits.ok) return fits;
  await givePlaces(tx, context, { eventId, maximum }, counts);
  return accept(true);
}
