import { type Feedback, type FeedbackFilter, type FeedbackRecord, type FeedbackTargets, feedbackAsSeenBy } from '@quad/domain/feedback';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type MomentPlace, mapPage, momentPlace, type Page, type PageRequest, readPage } from '../../db/pages.ts';
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

/** All feedback, as far as the requester may know it (access F1). */
export async function listFeedback(
  { db, instituteId }: Context,
  { role }: Actor,
  { type = 'All', status = 'All' }: { [Name in keyof FeedbackFilter]?: FeedbackFilter[Name] | undefined },
  page: PageRequest<MomentPlace>,
): Promise<Page<Feedback, MomentPlace>> {
  const filter = { type, status };
  const found = await readPage(page, {
    read: (limit, after) => findAllFeedback(db, instituteId, { filter, limit, after }),
    placeOf: ({ feedback }) => momentPlace(feedback),
    count: () => countAllFeedback(db, instituteId, filter),
  });
  return mapPage(found, (entry) => feedbackAsSeenBy(toFeedback(entry), role));
}

/** Some pieces of feedback, as far as the requester may know them. */
export async function feedbackOf({ db, instituteId }: Context, { role }: Actor, ids: readonly string[]): Promise<Feedback[]> {
  return (await findFeedbackAmong(db, instituteId, ids)).map((entry) => feedbackAsSeenBy(toFeedback(entry), role));
}

/** The newest feedback about a unit, its events and its positions, as far as the requester may know it (access U3). */
export async function listFeedbackOfUnit(
  { db, instituteId }: Context,
  { role }: Actor,
  unitId: string,
  limit: number,
): Promise<Feedback[]> {
  const entries = await findFeedbackOfUnit(db, instituteId, unitId, limit);
  return entries.map((entry) => feedbackAsSeenBy(toFeedback(entry), role));
}

/** What one has given oneself (access F5): for anybody else it would tell the authors of what is anonymous. */
export async function listOwnFeedback(
  context: Context,
  actor: Actor,
  userId: string,
  page: PageRequest<MomentPlace>,
): Promise<Result<Page<FeedbackRecord, MomentPlace>>> {
  if (userId !== actor.userId) return refuse('FORBIDDEN', 'You can see your own feedback only.');
  const author = authorOf(context, userId);
  const giver = { ...author, sealedIds: await findSealedIds(context.db, author) };
  const found = await readPage(page, {
    read: (limit, after) => findFeedbackBy(context.db, giver, { limit, after }),
    placeOf: ({ feedback }) => momentPlace(feedback),
    count: () => countFeedbackBy(context.db, giver),
  });
  return accept(mapPage(found, (entry) => recordFor(entry, actor)));
}

/** How much one has given since a moment, anonymously or not. */
export async function countOwnFeedback(
  context: Pick<Context, 'db' | 'instituteId' | 'keys'>,
  { userId }: Pick<Actor, 'userId'>,
  since: Date,
): Promise<number> {
  const author = authorOf(context, userId);
  return countFeedbackSince(context.db, { ...author, sealedIds: await findSealedIds(context.db, author) }, since);
}

/** How much anonymous feedback one has given oneself. */
export async function countOwnAnonymous(context: Pick<Context, 'db' | 'instituteId' | 'keys'>, userId: string): Promise<number> {
  return (await findSealedIds(context.db, authorOf(context, userId))).length;
}

/** What a search finds of what feedback can be about; without one what is closest to whoever asks, and nobody by name (access F3). */
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

/** Feedback that was just written, as its writer may see it. */
export async function writtenFeedback(tx: Database, key: FeedbackKey, actor: Actor): Promise<FeedbackRecord> {
  const entry = await findFeedback(tx, key);
  if (!entry) throw new Error(`The feedback ${key.id} that was written is not there.`);
  return recordFor(entry, actor);
}

function recordFor(entry: FeedbackEntry, { role }: Actor): FeedbackRecord {
  return toRecord(entry, feedbackAsSeenBy(toFeedback(entry), role));
}
