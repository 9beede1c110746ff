import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { forgetAnswering, resealAnswering } from '../surveys/surveySeals.service.ts';
import { lockGiver } from './feedback.repo.ts';
import { deleteAllSealed, deleteSealed, findEverybody, findIdsByTags, findSealed, insertSealed, replaceTag } from './sealedAuthors.repo.ts';

export { lockGiver };

/** Tags that are asked for at once; nearly everybody has fewer. */
const TAG_BATCH_SIZE = 32;

/** A person, and the key that their anonymous feedback is found by. */
export interface Author {
  readonly instituteId: string;
  readonly userId: string;
  readonly key: Buffer;
}

/** The author behind an actor. */
export function authorOf({ instituteId, keys }: Pick<Context, 'instituteId' | 'keys'>, userId: string): Author {
  return { instituteId, userId, key: keys.feedback };
}

/** What a person's anonymous feedback is found by, one after the other: no two of them look as if they belonged together. */
function* tagsOf({ instituteId, userId, key }: Author): Generator<string, never> {
  const derived = deriveKey(key, 'feedback authors');
  for (let number = 0; ; number += 1) yield keyedHash(derived, [instituteId, userId, number]);
}

/** The ids of the anonymous feedback that somebody gave. */
export async function findSealedIds(db: Database, author: Author): Promise<string[]> {
  const tags = tagsOf(author);
  const ids: string[] = [];
  for (;;) {
    const asked = Array.from({ length: TAG_BATCH_SIZE }, () => tags.next().value);
    const found = await findIdsByTags(db, author.instituteId, asked);
    ids.push(...found);
    if (found.length < TAG_BATCH_SIZE) return ids;
  }
}

/** Who gave a piece of anonymous feedback, found by trying everybody: for a mail to them, and for nothing else. */
export async function findSealedAuthorId(
  { db, instituteId, keys }: Pick<Context, 'db' | 'instituteId' | 'keys'>,
  feedbackId: string,
): Promise<string | null> {
  const feedbackIds = new Map((await findSealed(db, instituteId)).map((row) => [row.tag, row.feedbackId]));
  for (const userId of await findEverybody(db, instituteId)) {
    for (const tag of tagsOf({ instituteId, userId, key: keys.feedback })) {
      const given = feedbackIds.get(tag);
      if (given === feedbackId) return userId;
      if (given === undefined) break;
    }
  }
  return null;
}

/** Seals who gave these, after what the same person gave before. Whoever calls it lets nobody else write for that person. */
export async function sealAuthor(tx: Database, author: Author, feedbackIds: readonly string[]): Promise<void> {
  if (feedbackIds.length === 0) return;
  const tags = tagsOf(author);
  for (let given = (await findSealedIds(tx, author)).length; given > 0; given -= 1) tags.next();
  const rows = feedbackIds.map((feedbackId) => ({ instituteId: author.instituteId, tag: tags.next().value, feedbackId }));
  await insertSealed(tx, rows);
}

/**
 * Lets nobody find by a person what they gave anonymously, or which surveys they answered without a name: before the account is somebody
 * else's, or may be. The caller holds the account's row, and what the person gives at this moment is waited for.
 */
export async function unsealAuthor(tx: Database, author: Author): Promise<void> {
  await lockGiver(tx, author.userId);
  const ids = await findSealedIds(tx, author);
  if (ids.length > 0) await deleteSealed(tx, author.instituteId, ids);
  await forgetAnswering(tx, author);
}

/** Finds everybody's anonymous feedback by one key, and seals it under another. Returns how much that was. */
export async function sealUnderNewKey(
  tx: Database,
  { instituteId, from, to }: { instituteId: string; from: Buffer; to: Buffer },
): Promise<number> {
  const feedbackIds = new Map((await findSealed(tx, instituteId)).map((row) => [row.tag, row.feedbackId]));
  let count = 0;
  await resealAnswering(tx, { instituteId, from, to });
  for (const userId of await findEverybody(tx, instituteId)) {
    const next = tagsOf({ instituteId, userId, key: to });
    for (const tag of tagsOf({ instituteId, userId, key: from })) {
      const feedbackId = feedbackIds.get(tag);
      if (feedbackId === undefined) break;
      await replaceTag(tx, instituteId, { from: tag, to: next.next().value });
      count += 1;
    }
  }
  return count;
}

/** Lets nobody find the anonymous feedback that was given so far. Returns how much that was. */
export function forgetSealedAuthors(tx: Database, instituteId: string): Promise<number> {
  return deleteAllSealed(tx, instituteId);
}
