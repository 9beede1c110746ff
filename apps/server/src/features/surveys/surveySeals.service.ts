import type { Context } from '../../context.ts';
import type { EventKey } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { findCheckedIn } from '../check-ins/attendees.service.ts';
import { deleteSeals, findSealedEvents, findSeals, hasSeal, insertSeal, replaceSeal } from './surveys.repo.ts';

/** Number of seals looked up per statement. */
const AT_ONCE = 1000;

/** Keyed hash that marks a person as having answered the survey of an event. */
function tagOf(key: Buffer, { instituteId, eventId }: EventKey, userId: string): string {
  return keyedHash(deriveKey(key, 'survey answers'), [instituteId, eventId, userId]);
}

type SealContext = Pick<Context, 'instituteId' | 'keys'>;

/** Records that a person has answered an anonymous survey, but not what. False if they had answered before. */
export function sealAnswering(tx: Database, { instituteId, keys }: SealContext, eventId: string, userId: string): Promise<boolean> {
  const event = { instituteId, eventId };
  return insertSeal(tx, { ...event, tag: tagOf(keys.feedback, event, userId) });
}

/** Whether a person has answered an anonymous survey that is still open. Only for that person. */
export function hasAnsweredSealed(db: Database, { instituteId, keys }: SealContext, eventId: string, userId: string): Promise<boolean> {
  const event = { instituteId, eventId };
  return hasSeal(db, { ...event, tag: tagOf(keys.feedback, event, userId) });
}

/** Those of the users who have not answered an anonymous survey. Only to remind them. */
export async function withoutSeal(
  db: Database,
  { instituteId, keys }: SealContext,
  eventId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const event = { instituteId, eventId };
  const left: string[] = [];
  for (let start = 0; start < userIds.length; start += AT_ONCE) {
    const people = userIds.slice(start, start + AT_ONCE).map((userId) => ({ userId, tag: tagOf(keys.feedback, event, userId) }));
    const seals = await findSeals(
      db,
      event,
      people.map(({ tag }) => tag),
    );
    left.push(...people.flatMap(({ userId, tag }) => (seals.has(tag) ? [] : [userId])));
  }
  return left;
}

/** Deletes a person's seals, before the account may pass to somebody else. */
export async function forgetAnswering(
  tx: Database,
  { instituteId, userId, key }: { instituteId: string; userId: string; key: Buffer },
): Promise<void> {
  for (const eventId of await findSealedEvents(tx, instituteId)) {
    const event = { instituteId, eventId };
    await deleteSeals(tx, event, [tagOf(key, event, userId)]);
  }
}

/** Replaces all seals by those of another key. */
export async function resealAnswering(
  tx: Database,
  { instituteId, from, to }: { instituteId: string; from: Buffer; to: Buffer },
): Promise<void> {
  for (const eventId of await findSealedEvents(tx, instituteId)) {
    const event = { instituteId, eventId };
    for (const userId of await findCheckedIn(tx, event))
      await replaceSeal(tx, { ...event, tag: tagOf(from, event, userId) }, tagOf(to, event, userId));
  }
}
