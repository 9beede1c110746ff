import type { AnswerOrder, Answers, ChoiceCounts } from '@quad/domain/forms';
import { and, asc, count, desc, eq, exists, gt, lt, type SQL, sql } from 'drizzle-orm';
import { type EventKey, firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, type Page, type PageRequest, readPage, type SortCursor } from '../../db/pages.ts';
import { RESPONDENT_COLUMNS, type Respondent, sortAnswersBy } from '../../db/respondents.ts';
import { answerFiles, answerPlaces, eventAnswers, eventQuestions, events, orgUnits, registrations, users } from '../../db/schema.ts';
import type { AnswerFileRow, EventAnswersRow, EventQuestionsRow } from './questions.table.ts';

export type AnswersKey = Pick<EventAnswersRow, 'instituteId' | 'eventId' | 'userId'>;

function isOfEvent({ instituteId, eventId }: EventKey): SQL | undefined {
  return matches(eventQuestions, { instituteId, eventId });
}

function answersOf({ instituteId, eventId }: EventKey): SQL | undefined {
  return matches(eventAnswers, { instituteId, eventId });
}

function isOwn(key: AnswersKey): SQL | undefined {
  return and(answersOf(key), eq(eventAnswers.userId, key.userId));
}

function placesOf({ instituteId, eventId }: EventKey): SQL | undefined {
  return matches(answerPlaces, { instituteId, eventId });
}

/** All stored versions of an event's questions, newest first. */
export function findVersions(db: Database, event: EventKey): Promise<EventQuestionsRow[]> {
  return db.select().from(eventQuestions).where(isOfEvent(event)).orderBy(desc(eventQuestions.version));
}

/** The current questions of an event. */
export function findNewest(db: Database, event: EventKey): Promise<EventQuestionsRow | undefined> {
  return firstRow(db.select().from(eventQuestions).where(isOfEvent(event)).orderBy(desc(eventQuestions.version)).limit(1));
}

/** The events whose current version has questions. */
export async function findEventIdsWithQuestions(db: Database, instituteId: string, eventIds: readonly string[]): Promise<string[]> {
  const newest = await db
    .selectDistinctOn([eventQuestions.eventId], { eventId: eventQuestions.eventId, fields: eventQuestions.fields })
    .from(eventQuestions)
    .where(matches(eventQuestions, { instituteId, eventId: eventIds }))
    .orderBy(eventQuestions.eventId, desc(eventQuestions.version));
  return newest.filter(({ fields }) => fields.length > 0).map(({ eventId }) => eventId);
}

/** Number of answers to a version. */
export function countAnswersOf(db: Database, { instituteId, eventId, version }: EventKey & { version: number }): Promise<number> {
  return db.$count(eventAnswers, and(answersOf({ instituteId, eventId }), eq(eventAnswers.version, version)));
}

export async function insertVersion(tx: Database, row: EventQuestionsRow): Promise<void> {
  await tx.insert(eventQuestions).values(row);
}

/** Replaces a version that nobody has answered. */
export async function replaceVersion(tx: Database, former: EventQuestionsRow, row: EventQuestionsRow): Promise<void> {
  await tx
    .update(eventQuestions)
    .set(row)
    .where(and(isOfEvent(former), eq(eventQuestions.version, former.version)));
}

export function findAnswers(db: Database, key: AnswersKey): Promise<EventAnswersRow | undefined> {
  return firstRow(db.select().from(eventAnswers).where(isOwn(key)));
}

export function hasAnswers(db: Database, key: AnswersKey): Promise<number> {
  return db.$count(eventAnswers, isOwn(key));
}

/** Inserts or replaces a person's answers. */
export async function saveAnswers(tx: Database, row: EventAnswersRow): Promise<void> {
  const { version, answers, choices, answeredAt } = row;
  await tx
    .insert(eventAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [eventAnswers.instituteId, eventAnswers.eventId, eventAnswers.userId],
      set: { version, answers, choices, answeredAt },
    });
}

/** Places in total and taken, by limited option. */
export function findPlaces(db: Database, event: EventKey) {
  return db
    .select({ choice: answerPlaces.choice, places: answerPlaces.places, taken: answerPlaces.taken })
    .from(answerPlaces)
    .where(placesOf(event));
}

/** Locks the places until the transaction ends, in a fixed order to avoid deadlocks, and returns the numbers taken. */
export async function lockPlaces(tx: Database, event: EventKey): Promise<ChoiceCounts> {
  const rows = await tx
    .select({ choice: answerPlaces.choice, taken: answerPlaces.taken })
    .from(answerPlaces)
    .where(placesOf(event))
    .orderBy(asc(answerPlaces.choice))
    .for('no key update');
  return new Map(rows.map(({ choice, taken }) => [choice, taken]));
}

/** Number of times each option was chosen. */
export async function countChoices(tx: Database, event: EventKey): Promise<ChoiceCounts> {
  const chosen = tx
    .select({ choice: sql<string>`unnest(${eventAnswers.choices})`.as('choice') })
    .from(eventAnswers)
    .where(answersOf(event))
    .as('chosen');
  const rows = await tx.select({ choice: chosen.choice, taken: count() }).from(chosen).groupBy(chosen.choice);
  return new Map(rows.map(({ choice, taken }) => [choice, taken]));
}

/** Replaces the limits of options. The caller has locked the places. */
export async function replacePlaces(
  tx: Database,
  { instituteId, eventId }: EventKey,
  limited: readonly { readonly choice: string; readonly places: number; readonly taken: number }[],
): Promise<void> {
  await tx.delete(answerPlaces).where(placesOf({ instituteId, eventId }));
  if (limited.length > 0) await tx.insert(answerPlaces).values(limited.map((each) => ({ instituteId, eventId, ...each })));
}

/** Answers of one person, with the profile fields that a form can ask for. */
export type ListedAnswers = Respondent & Pick<EventAnswersRow, 'version' | 'answers'>;

const isPerson = matches(users, { instituteId: eventAnswers.instituteId, id: eventAnswers.userId });

export function listAnswersOf(
  db: Database,
  event: EventKey,
  order: AnswerOrder | undefined,
  page: PageRequest<SortCursor>,
): Promise<Page<ListedAnswers, SortCursor>> {
  const { version, answers, answeredAt } = eventAnswers;
  const { isAfter, orderBy, cursorOf } = sortAnswersBy(eventAnswers, order);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select({ ...RESPONDENT_COLUMNS, version, answers, answeredAt })
        .from(eventAnswers)
        .innerJoin(users, isPerson)
        .where(and(answersOf(event), isAfter(after)))
        .orderBy(...orderBy)
        .limit(limit),
    cursorOf,
    count: () => countWhere(db, eventAnswers, answersOf(event)),
  });
}

/** Answers without names, in pages. */
export function findBareAnswers(
  db: Database,
  event: EventKey,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ userId: string; answers: Answers }[]> {
  return db
    .select({ userId: eventAnswers.userId, answers: eventAnswers.answers })
    .from(eventAnswers)
    .where(and(answersOf(event), after === undefined ? undefined : sql`${eventAnswers.userId} > ${after}`))
    .orderBy(asc(eventAnswers.userId))
    .limit(limit);
}

/** Versions with answers whose retention period is over. */
export function findErasable(db: Database, instituteId: string, { now, limit }: { now: Date; limit: number }) {
  const endedAt = sql<Date | null>`coalesce(${events.endsAt}, ${events.startsAt})`;
  return db
    .select({ questions: eventQuestions, endsAt: events.endsAt, startsAt: events.startsAt })
    .from(eventQuestions)
    .innerJoin(events, isReferenced(events, eventQuestions.instituteId, eventQuestions.eventId))
    .where(
      and(
        eq(eventQuestions.instituteId, instituteId),
        sql`${eventQuestions.nextErasure} is not null`,
        sql`${endedAt} + ${eventQuestions.nextErasure} * interval '1 day' <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(eventQuestions.eventId))
    .limit(limit);
}

/** Saves after how many days the next answers to a version are erased. */
export async function saveNextErasure(
  tx: Database,
  { version, ...event }: EventKey & { version: number },
  days: number | null,
): Promise<void> {
  await tx
    .update(eventQuestions)
    .set({ nextErasure: days })
    .where(and(isOfEvent(event), eq(eventQuestions.version, version)));
}

/** Erases everybody's answers to some fields of a version. */
export async function eraseFields(
  tx: Database,
  version: EventQuestionsRow,
  fields: readonly string[],
  nextErasure: number | null,
): Promise<void> {
  const isOfVersion = and(answersOf(version), eq(eventAnswers.version, version.version));
  const ids = sql`${sql.param([...fields])}::text[]`;
  await tx
    .update(eventAnswers)
    .set({
      answers: sql`${eventAnswers.answers} - ${ids}`,
      choices: sql`array(select kept from unnest(${eventAnswers.choices}) kept where split_part(kept, ':', 1) <> all(${ids}))`,
    })
    .where(isOfVersion);
  await tx.delete(eventAnswers).where(and(isOfVersion, sql`${eventAnswers.answers} = '{}'::jsonb`));
  await tx
    .update(eventQuestions)
    .set({ nextErasure })
    .where(and(isOfEvent(version), eq(eventQuestions.version, version.version)));
}

export async function insertFile(tx: Database, row: AnswerFileRow): Promise<void> {
  await tx.insert(answerFiles).values(row);
}

/** Number of these files that the user uploaded for the event. */
export function countFiles(db: Database, { instituteId, eventId, userId }: AnswersKey, ids: readonly string[]): Promise<number> {
  return db.$count(answerFiles, matches(answerFiles, { instituteId, eventId, userId, id: ids }));
}

/** Condition: an answer of the uploader refers to the file. */
function isNamed(db: Database) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(eventAnswers)
      .where(
        and(
          matches(eventAnswers, { instituteId: answerFiles.instituteId, eventId: answerFiles.eventId, userId: answerFiles.userId }),
          sql`jsonb_path_exists(${eventAnswers.answers}, '$.* ? (@ == $file)', jsonb_build_object('file', ${answerFiles.id}::text))`,
        ),
      ),
  );
}

/** Number of files that the user uploaded for the event, plus those at other events that no answer refers to. */
export function countUploads(db: Database, { instituteId, eventId, userId }: AnswersKey): Promise<number> {
  const isOwn = matches(answerFiles, { instituteId, userId });
  return db.$count(answerFiles, and(isOwn, sql`(${answerFiles.eventId} = ${eventId} or not ${isNamed(db)})`));
}

/** A file, and whether an answer refers to it. */
export async function findFile(db: Database, instituteId: string, id: string) {
  const [row] = await db
    .select({ file: answerFiles, isNamed: sql<boolean>`${isNamed(db)}` })
    .from(answerFiles)
    .where(matches(answerFiles, { instituteId, id }));
  return row;
}

const FORMER = { name: answerFiles.name, isExternal: sql<boolean>`${answerFiles.image} is null` };

/** Deletes and returns a user's files. */
export function dropFilesOf(tx: Database, { instituteId, userId }: Pick<AnswersKey, 'instituteId' | 'userId'>) {
  return tx.delete(answerFiles).where(matches(answerFiles, { instituteId, userId })).returning(FORMER);
}

/** Deletes and returns files older than a time that no answer refers to. */
export function dropUnnamed(tx: Database, instituteId: string, before: Date) {
  return tx
    .delete(answerFiles)
    .where(and(eq(answerFiles.instituteId, instituteId), lt(answerFiles.createdAt, before), sql`not ${isNamed(tx)}`))
    .returning(FORMER);
}

/** The next events of a unit that take registrations. */
export function findOpenForRegistration(
  db: Database,
  { instituteId, unitName, now, limit }: { instituteId: string; unitName: string; now: Date; limit: number },
): Promise<{ eventId: string }[]> {
  return db
    .select({ eventId: events.id })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(
      and(
        eq(events.instituteId, instituteId),
        eq(orgUnits.name, unitName),
        eq(events.registrationRequired, true),
        gt(events.startsAt, now),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
}

/** Users registered for an event. */
export function findRegistered(db: Database, { instituteId, eventId }: EventKey): Promise<{ userId: string }[]> {
  return db
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(matches(registrations, { instituteId, eventId, state: 'registered' }))
    .orderBy(asc(registrations.arrival));
}
