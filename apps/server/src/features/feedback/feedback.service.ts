import { type Feedback, type FeedbackFilter, type FeedbackRecord, type FeedbackTargets, feedbackAsSeenBy } from '@quad/domain/feedback';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import {
  countAllFeedback,
  countFeedbackBy,
  countFeedbackSince,
  type FeedbackEntry,
  type FeedbackKey,
  findAllFeedback,
  findFeedback,
  findFeedbackAmong,
  findFeedbackBy,
  findFeedbackOfUnit,
} from './feedback.repo.ts';
import { authorOf, findSealedIds } from './sealedAuthors.service.ts';
import {
  findEventTitles,
  findPeople,
  findPositionTitles,
  findUnitNames,
  suggestEvents,
  suggestPositions,
  suggestUnits,
} from './targets.repo.ts';
import { toFeedback, toRecord } from './toFeedback.ts';

/** Lists all feedback, with what the requester may see of it (access F1). */
export async function listFeedback(
  { db, instituteId }: Context,
  { role }: Actor,
  { type = 'All', status = 'All' }: { [Name in keyof FeedbackFilter]?: FeedbackFilter[Name] | undefined },
  page: PageRequest<TimeCursor>,
): Promise<Page<Feedback, TimeCursor>> {
  const filter = { type, status };
  const found = await readPage(page, {
    read: (limit, after) => findAllFeedback(db, instituteId, { filter, limit, after }),
    cursorOf: ({ feedback }) => timeCursor(feedback),
    count: () => countAllFeedback(db, instituteId, filter),
  });
  return mapPage(found, (entry) => feedbackAsSeenBy(toFeedback(entry), role));
}

/** Feedback by ids, with what the requester may see of it. */
export async function feedbackOf({ db, instituteId }: Context, { role }: Actor, ids: readonly string[]): Promise<Feedback[]> {
  return (await findFeedbackAmong(db, instituteId, ids)).map((entry) => feedbackAsSeenBy(toFeedback(entry), role));
}

/** The newest feedback about a unit, its events and its positions, with what the requester may see of it (access U3). */
export async function listFeedbackOfUnit(
  { db, instituteId }: Context,
  { role }: Actor,
  unitId: string,
  limit: number,
): Promise<Feedback[]> {
  const entries = await findFeedbackOfUnit(db, instituteId, unitId, limit);
  return entries.map((entry) => feedbackAsSeenBy(toFeedback(entry), role));
}

/** The requester's own feedback (access F5). For anybody else the list would reveal the authors of anonymous feedback. */
export async function listOwnFeedback(
  context: Context,
  actor: Actor,
  userId: string,
  page: PageRequest<TimeCursor>,
): Promise<Result<Page<FeedbackRecord, TimeCursor>>> {
  if (userId !== actor.userId) return refuse('FORBIDDEN', 'You can see your own feedback only.');
  const author = authorOf(context, userId);
  const giver = { ...author, sealedIds: await findSealedIds(context.db, author) };
  const found = await readPage(page, {
    read: (limit, after) => findFeedbackBy(context.db, giver, { limit, after }),
    cursorOf: ({ feedback }) => timeCursor(feedback),
    count: () => countFeedbackBy(context.db, giver),
  });
  return accept(mapPage(found, (entry) => recordFor(entry, actor)));
}

/** Number of pieces of feedback of the requester since a time, including anonymous ones. */
export async function countOwnFeedback(
  context: Pick<Context, 'db' | 'instituteId' | 'keys'>,
  { userId }: Pick<Actor, 'userId'>,
  since: Date,
): Promise<number> {
  const author = authorOf(context, userId);
  return countFeedbackSince(context.db, { ...author, sealedIds: await findSealedIds(context.db, author) }, since);
}

/** Number of anonymous pieces of feedback of the requester. */
export async function countOwnAnonymous(context: Pick<Context, 'db' | 'instituteId' | 'keys'>, userId: string): Promise<number> {
  return (await findSealedIds(context.db, authorOf(context, userId))).length;
}

/**
 * Search results among possible targets of feedback. Without a search term, suggests targets close to the requester, but no people (access
 * F3).
 */
export async function listTargets({ db, instituteId }: Context, { userId }: Actor, search?: string): Promise<FeedbackTargets> {
  const isSearch = search !== undefined;
  const [people, events, units, positions] = await Promise.all([
    isSearch ? findPeople(db, instituteId, { search }) : [],
    isSearch ? findEventTitles(db, instituteId, { search }) : suggestEvents(db, instituteId, userId),
    isSearch ? findUnitNames(db, instituteId, { search }) : suggestUnits(db, instituteId, userId),
    isSearch ? findPositionTitles(db, instituteId, { search }) : suggestPositions(db, instituteId, userId),
  ]);
  return {
    users: people.map(({ id, name, rollNumber }) => ({ _id: id, name, ...(rollNumber ? { user_id: rollNumber } : {}) })),
    events: events.map(({ id, title }) => ({ _id: id, title })),
    organizational_units: units.map(({ id, name }) => ({ _id: id, name })),
    positions: positions.map(({ id, title, unit }) => ({ _id: id, title, unit })),
  };
}

/** Feedback after it was written, as its author or resolver may see it. */
export async function writtenFeedback(tx: Database, key: FeedbackKey, actor: Actor): Promise<FeedbackRecord> {
  const entry = await findFeedback(tx, key);
  if (!entry) throw new Error(`The feedback ${key.id} that was written is not there.`);
  return recordFor(entry, actor);
}

function recordFor(entry: FeedbackEntry, { role }: Actor): FeedbackRecord {
  return toRecord(entry, feedbackAsSeenBy(toFeedback(entry), role));
}
