import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { forgetAnswering, resealAnswering } from '../surveys/surveySeals.service.ts';
import { lockGiver } from './feedback.repo.ts';
import {
  deleteAllSealed,
  deleteSealed,
  findAllAuthorIds,
  findIdsByTags,
  findSealed,
  insertSealed,
  replaceTag,
} from './sealedAuthors.repo.ts';

export { lockGiver };

/** Number of tags looked up per query; almost everybody has fewer. */
const TAG_BATCH_SIZE = 32;

/** A person, and the key of the institute's tags. */
export interface Author {
  readonly instituteId: string;
  readonly userId: string;
  readonly key: Buffer;
}

/** The author for an actor. */
export function authorOf({ instituteId, keys }: Pick<Context, 'instituteId' | 'keys'>, userId: string): Author {
  return { instituteId, userId, key: keys.feedback };
}

/** The tags of a person's anonymous feedback, in order. They cannot be linked to each other without the key. */
function* tagsOf({ instituteId, userId, key }: Author): Generator<string, never> {
  const derived = deriveKey(key, 'feedback authors');
  for (let number = 0; ; number += 1) yield keyedHash(derived, [instituteId, userId, number]);
}

/** Ids of a person's anonymous feedback. */
export async function findSealedIds(db: Database, author: Author): Promise<string[]> {
  const tags = tagsOf(author);
  const ids: string[] = [];
  for (;;) {
    const batch = Array.from({ length: TAG_BATCH_SIZE }, () => tags.next().value);
    const found = await findIdsByTags(db, author.instituteId, batch);
    ids.push(...found);
    if (found.length < TAG_BATCH_SIZE) return ids;
  }
}

/** Finds the author of anonymous feedback by computing the tags of all users. Only to send them a mail. */
export async function findSealedAuthorId(
  { db, instituteId, keys }: Pick<Context, 'db' | 'instituteId' | 'keys'>,
  feedbackId: string,
): Promise<string | null> {
  const feedbackIds = new Map((await findSealed(db, instituteId)).map((row) => [row.tag, row.feedbackId]));
  for (const userId of await findAllAuthorIds(db, instituteId)) {
    for (const tag of tagsOf({ instituteId, userId, key: keys.feedback })) {
      const sealedId = feedbackIds.get(tag);
      if (sealedId === feedbackId) return userId;
      if (sealedId === undefined) break;
    }
  }
  return null;
}

/** Stores tags for these pieces of feedback after the author's earlier ones. The caller holds the lock on the giver. */
export async function sealAuthor(tx: Database, author: Author, feedbackIds: readonly string[]): Promise<void> {
  if (feedbackIds.length === 0) return;
  const tags = tagsOf(author);
  for (let used = (await findSealedIds(tx, author)).length; used > 0; used -= 1) tags.next();
  const rows = feedbackIds.map((feedbackId) => ({ instituteId: author.instituteId, tag: tags.next().value, feedbackId }));
  await insertSealed(tx, rows);
}

/**
 * Deletes the tags of a person's anonymous feedback and of their anonymous survey answers, before the account may pass to somebody else.
 * The caller has locked the account's row; this waits for feedback being given at the same time.
 */
export async function unsealAuthor(tx: Database, author: Author): Promise<void> {
  await lockGiver(tx, author.userId);
  const ids = await findSealedIds(tx, author);
  if (ids.length > 0) await deleteSealed(tx, author.instituteId, ids);
  await forgetAnswering(tx, author);
}

/** Replaces everybody's tags by those of another key. Returns the number of pieces of feedback. */
export async function sealUnderNewKey(
  tx: Database,
  { instituteId, from, to }: { instituteId: string; from: Buffer; to: Buffer },
): Promise<number> {
  const feedbackIds = new Map((await findSealed(tx, instituteId)).map((row) => [row.tag, row.feedbackId]));
  let count = 0;
  await resealAnswering(tx, { instituteId, from, to });
  for (const userId of await findAllAuthorIds(tx, instituteId)) {
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

/** Deletes all tags, so that nobody can find the anonymous feedback given so far. Returns the number. */
export { deleteAllSealed as forgetSealedAuthors };
