import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { findCheckedIn } from '../check-ins/attendees.service.ts';
import { deleteSeals, type EventKey, findSealedEvents, findSeals, hasSeal, insertSeal, replaceSeal } from './surveys.repo.ts';

/** So many seals are asked for in a statement. */
const AT_ONCE = 1000;

/** What says, to whoever has the key, that somebody has answered the survey of an event. */
function tagOf(key: Buffer, { instituteId, eventId }: EventKey, userId: string): string {
  return keyedHash(deriveKey(key, 'survey answers'), [instituteId, eventId, userId]);
}

type SealContext = Pick<Context, 'instituteId' | 'keys'>;

/** Keeps that somebody has answered a survey without names, and not what. False where they had. */
export function sealAnswering(tx: Database, { instituteId, keys }: SealContext, eventId: string, userId: string): Promise<boolean> {
  const event = { instituteId, eventId };
  return insertSeal(tx, { ...event, tag: tagOf(keys.feedback, event, userId) });
}

/** Whether somebody has answered a survey without names, for that person, as long as it takes answers. */
export function hasAnsweredSealed(db: Database, { instituteId, keys }: SealContext, eventId: string, userId: string): Promise<boolean> {
  const event = { instituteId, eventId };
  return hasSeal(db, { ...event, tag: tagOf(keys.feedback, event, userId) });
}

/** Of some people those who have not answered a survey without names: to remind them, and for nothing else. */
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

/** Lets nobody find by a person which surveys they have answered: before the account is somebody else's, or may be. */
export async function forgetAnswering(
  tx: Database,
  { instituteId, userId, key }: { instituteId: string; userId: string; key: Buffer },
): Promise<void> {
  for (const eventId of await findSealedEvents(tx, instituteId)) {
    const event = { instituteId, eventId };
    await deleteSeals(tx, event, [tagOf(key, event, userId)]);
  }
}

/** Seals under another key what was sealed under one. */
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
