import type { AnswerFigures, AnswerOrder, Answers } from '@quad/domain/forms';
import { SURVEY_DAYS, SURVEY_REMINDER_DAYS } from '@quad/domain/surveys';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type EventKey, firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, type Page, type PageRequest, readPage, type SortCursor } from '../../db/pages.ts';
import { RESPONDENT_COLUMNS, type Respondent, sortAnswersBy } from '../../db/respondents.ts';
import { checkIns, events, orgUnits, surveyAnswers, surveySeals, surveys, users } from '../../db/schema.ts';
import type { SurveyAnswersRow, SurveyRow } from './surveys.table.ts';

export type PersonKey = EventKey & { readonly userId: string };
type SealKey = EventKey & { readonly tag: string };

function isSurvey({ instituteId, eventId }: EventKey): SQL | undefined {
  return matches(surveys, { instituteId, eventId });
}

function answersOf({ instituteId, eventId }: EventKey): SQL | undefined {
  return matches(surveyAnswers, { instituteId, eventId });
}

function sealsOf({ instituteId, eventId }: EventKey): SQL | undefined {
  return matches(surveySeals, { instituteId, eventId });
}

const isListed = eq(surveyAnswers.isListed, true);
const isOfEvent = matches(events, { instituteId: surveys.instituteId, id: surveys.eventId });

export function findSurvey(db: Database, event: EventKey): Promise<SurveyRow | undefined> {
  return firstRow(db.select().from(surveys).where(isSurvey(event)));
}

/** Locks a survey exclusively until the transaction ends. */
export function lockSurvey(tx: Database, event: EventKey): Promise<SurveyRow | undefined> {
  return firstRow(tx.select().from(surveys).where(isSurvey(event)).for('update'));
}

/** Locks a survey in shared mode until the transaction ends: others can answer it meanwhile, but it is not counted. */
export function lockSurveyShared(tx: Database, event: EventKey): Promise<SurveyRow | undefined> {
  return firstRow(tx.select().from(surveys).where(isSurvey(event)).for('key share'));
}

export type NewSurvey = Pick<SurveyRow, 'instituteId' | 'eventId' | 'fields' | 'anonymous' | 'version' | 'updatedAt' | 'nextErasure'>;

/** Inserts or replaces a survey. */
export async function saveSurveyRow(tx: Database, row: NewSurvey): Promise<void> {
  const { fields, anonymous, version, updatedAt, nextErasure } = row;
  await tx
    .insert(surveys)
    .values(row)
    .onConflictDoUpdate({
      target: [surveys.instituteId, surveys.eventId],
      set: { fields, anonymous, version, updatedAt, nextErasure },
    });
}

export async function updateSurvey(tx: Database, event: EventKey, set: Partial<SurveyRow>): Promise<void> {
  await tx.update(surveys).set(set).where(isSurvey(event));
}

export interface WorkSearch {
  readonly now: Date;
  /** Anonymous answers from before this time can be listed. */
  readonly unlistedSince: Date;
  readonly least: number;
  /** Whether reminders may be sent at this time. */
  readonly reminds: boolean;
  /** Whether only closed surveys are handled. */
  readonly onlyClosed: boolean;
  readonly limit: number;
}

/**
 * Surveys with pending work: unsent ones of past events, those with answers to list, those with a reminder due, and closed ones that are
 * not counted.
 */
export function findSurveysToAdvance(
  db: Database,
  instituteId: string,
  { now, unlistedSince, least, reminds, onlyClosed, limit }: WorkSearch,
) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isToSend = and(
    isNull(surveys.closesAt),
    ne(events.status, 'cancelled'),
    lte(events.finishesAt, now),
    sql`${events.finishesAt} + ${SURVEY_DAYS} * interval '1 day' > ${at}`,
    sql`${surveys.fields} <> '[]'::jsonb`,
  );
  const isToRemind = sql`${reminds} and not ${surveys.reminded} and ${surveys.closesAt} - ${SURVEY_REMINDER_DAYS} * interval '1 day' <= ${at}`;
  const isToList = sql`${surveys.anonymous} and ${surveys.closesAt} is not null and (
    select count(*) from survey_answers a where a.institute_id = ${instituteId} and a.event_id = ${surveys.eventId}
      and not a.is_listed and a.answered_at < ${unlistedSince.toISOString()}::timestamptz
  ) >= ${least}`;
  const isClosed = sql`${surveys.closesAt} <= ${at}`;
  return db
    .select({ eventId: surveys.eventId })
    .from(surveys)
    .innerJoin(events, isOfEvent)
    .where(and(matches(surveys, { instituteId, counted: false }), onlyClosed ? isClosed : or(isToSend, isToRemind, isToList, isClosed)))
    .orderBy(asc(surveys.eventId))
    .limit(limit);
}

/** Inserts a seal; false if it exists. */
export async function insertSeal(tx: Database, seal: SealKey): Promise<boolean> {
  const rows = await tx.insert(surveySeals).values(seal).onConflictDoNothing().returning({ tag: surveySeals.tag });
  return rows.length > 0;
}

export async function hasSeal(db: Database, { tag, ...event }: SealKey): Promise<boolean> {
  return (await db.$count(surveySeals, and(sealsOf(event), eq(surveySeals.tag, tag)))) > 0;
}

/** Those of the seals that exist. */
export async function findSeals(db: Database, event: EventKey, tags: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ tag: surveySeals.tag })
    .from(surveySeals)
    .where(and(sealsOf(event), inArray(surveySeals.tag, [...tags])));
  return new Set(rows.map(({ tag }) => tag));
}

/** Events with seals, which are those of open anonymous surveys. */
export async function findSealedEvents(db: Database, instituteId: string): Promise<string[]> {
  const rows = await db.selectDistinct({ eventId: surveySeals.eventId }).from(surveySeals).where(eq(surveySeals.instituteId, instituteId));
  return rows.map(({ eventId }) => eventId);
}

export async function deleteSeals(tx: Database, event: EventKey, tags?: readonly string[]): Promise<void> {
  await tx.delete(surveySeals).where(and(sealsOf(event), tags && inArray(surveySeals.tag, [...tags])));
}

export async function replaceSeal(tx: Database, { tag, ...event }: SealKey, by: string): Promise<void> {
  await tx
    .update(surveySeals)
    .set({ tag: by })
    .where(and(sealsOf(event), eq(surveySeals.tag, tag)));
}

export async function findNamed(db: Database, { userId, ...event }: PersonKey): Promise<SurveyAnswersRow | undefined> {
  const [row] = await db
    .select()
    .from(surveyAnswers)
    .where(and(answersOf(event), eq(surveyAnswers.userId, userId)));
  return row;
}

/** Users who have answered with their names. */
export async function findNamedPeople(db: Database, event: EventKey): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ userId: surveyAnswers.userId })
    .from(surveyAnswers)
    .where(and(answersOf(event), isNotNull(surveyAnswers.userId)));
  return new Set(rows.flatMap(({ userId }) => userId ?? []));
}

/** Inserts answers, or replaces the answers of a person. */
export async function saveAnswersRow(tx: Database, row: SurveyAnswersRow): Promise<void> {
  const { answers, answeredAt } = row;
  await tx
    .insert(surveyAnswers)
    .values(row)
    .onConflictDoUpdate({
      target: [surveyAnswers.instituteId, surveyAnswers.eventId, surveyAnswers.userId],
      targetWhere: sql`${surveyAnswers.userId} is not null`,
      set: { answers, answeredAt },
    });
}

/**
 * Lists anonymous answers of past hours: from five answers on, or all once the survey is closed. The answers are rewritten with new ids,
 * the same time and in random order, and so are the seals. Neither the physical order of rows nor transaction ids reveal which of them
 * belong together.
 */
export async function listUnnamed(
  tx: Database,
  { instituteId, eventId }: EventKey,
  { before, least }: { before: Date; least: number },
): Promise<void> {
  const { rows } = await tx.execute(sql`
    with due as (
      select ${surveyAnswers.id} as id, ${surveyAnswers.answeredAt} as at, count(*) over () as together from ${surveyAnswers}
      where ${answersOf({ instituteId, eventId })} and not ${surveyAnswers.isListed} and ${surveyAnswers.answeredAt} < ${before.toISOString()}::timestamptz
    ), moved as (
      delete from ${surveyAnswers} using due
      where ${surveyAnswers.instituteId} = ${instituteId} and ${surveyAnswers.id} = due.id and due.together >= ${least}
      returning ${surveyAnswers.answers} as answers
    )
    insert into survey_answers (institute_id, id, event_id, user_id, answers, answered_at, is_listed)
    select ${instituteId}, gen_random_uuid(), ${eventId}, null, moved.answers, (select max(at) from due), true from moved
    order by md5(random()::text)
    returning 1`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    with moved as (delete from ${surveySeals} where ${sealsOf({ instituteId, eventId })} returning ${surveySeals.tag} as tag)
    insert into survey_seals (institute_id, event_id, tag) select ${instituteId}, ${eventId}, moved.tag from moved order by moved.tag`);
}

/** Deletes the anonymous answers. */
export async function deleteUnnamed(tx: Database, event: EventKey): Promise<void> {
  await tx.delete(surveyAnswers).where(and(answersOf(event), isNull(surveyAnswers.userId)));
}

/** Listed answers without names, in pages. */
export function findListed(
  db: Database,
  event: EventKey,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ id: string; answers: Answers }[]> {
  return db
    .select({ id: surveyAnswers.id, answers: surveyAnswers.answers })
    .from(surveyAnswers)
    .where(and(answersOf(event), isListed, after === undefined ? undefined : gt(surveyAnswers.id, after)))
    .orderBy(asc(surveyAnswers.id))
    .limit(limit);
}

/** Texts of a question, in a random order that differs for each question. */
export async function findTexts(db: Database, event: EventKey, { field, limit }: { field: string; limit: number }): Promise<string[]> {
  const text = sql<string>`${surveyAnswers.answers}->>${field}`;
  const rows = await db
    .select({ text })
    .from(surveyAnswers)
    .where(and(answersOf(event), isListed, sql`${surveyAnswers.answers} ? ${field}`))
    .orderBy(sql`md5(${surveyAnswers.id}::text || ${field})`)
    .limit(limit);
  return rows.map((row) => row.text);
}

/** Results of earlier surveys of the unit's events, newest first, with whether their answers are anonymous. */
export async function findEarlierFigures(
  db: Database,
  { instituteId, unitId, eventId, before, limit }: EventKey & { unitId: string; before: Date; limit: number },
): Promise<{ figures: AnswerFigures; anonymous: boolean }[]> {
  const rows = await db
    .select({ figures: surveys.figures, anonymous: surveys.anonymous })
    .from(surveys)
    .innerJoin(events, isOfEvent)
    .where(
      and(
        eq(surveys.instituteId, instituteId),
        isNotNull(surveys.figures),
        eq(events.unitId, unitId),
        ne(events.id, eventId),
        lte(events.finishesAt, before),
      ),
    )
    .orderBy(desc(events.finishesAt), desc(events.id))
    .limit(limit);
  return rows.flatMap(({ figures, anonymous }) => (figures ? { figures, anonymous } : []));
}

/** Answers of a person with their name. */
export type ListedAnswers = Respondent & Pick<SurveyAnswersRow, 'answers'>;

export function listNamed(
  db: Database,
  event: EventKey,
  order: AnswerOrder | undefined,
  page: PageRequest<SortCursor>,
): Promise<Page<ListedAnswers, SortCursor>> {
  const { answers, answeredAt } = surveyAnswers;
  const { isAfter, orderBy, cursorOf } = sortAnswersBy({ answeredAt, userId: users.id }, order);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select({ ...RESPONDENT_COLUMNS, answers, answeredAt })
        .from(surveyAnswers)
        .innerJoin(users, isReferenced(users, surveyAnswers.instituteId, surveyAnswers.userId))
        .where(and(answersOf(event), isAfter(after)))
        .orderBy(...orderBy)
        .limit(limit),
    cursorOf,
    count: () => countWhere(db, surveyAnswers, and(answersOf(event), isNotNull(surveyAnswers.userId))),
  });
}

/** Counted surveys with answers whose retention period is over. */
export function findErasable(db: Database, instituteId: string, { now, limit }: { now: Date; limit: number }) {
  return db
    .select({ survey: surveys, finishesAt: events.finishesAt })
    .from(surveys)
    .innerJoin(events, isOfEvent)
    .where(
      and(
        matches(surveys, { instituteId, counted: true }),
        isNotNull(surveys.nextErasure),
        sql`${events.finishesAt} + ${surveys.nextErasure} * interval '1 day' <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(surveys.eventId))
    .limit(limit);
}

/** Erases everybody's answers to some questions. */
export async function eraseFields(tx: Database, event: EventKey, fields: readonly string[], nextErasure: number | null): Promise<void> {
  await tx
    .update(surveyAnswers)
    .set({ answers: sql`${surveyAnswers.answers} - ${sql.param([...fields])}::text[]` })
    .where(answersOf(event));
  await tx.delete(surveyAnswers).where(and(answersOf(event), sql`${surveyAnswers.answers} = '{}'::jsonb`));
  await updateSurvey(tx, event, { nextErasure });
}

/** The last event at which the user was checked in and whose survey can still be answered. */
export function findAttended(db: Database, { instituteId, email, now }: { instituteId: string; email: string; now: Date }) {
  const came = sql<number>`(select count(distinct c.user_id)::int from ${checkIns} c where c.institute_id = ${instituteId} and c.event_id = ${events.id})`;
  return db
    .selectDistinct({ eventId: events.id, endsAt: events.endsAt, came })
    .from(checkIns)
    .innerJoin(users, isReferenced(users, checkIns.instituteId, checkIns.userId))
    .innerJoin(events, isReferenced(events, checkIns.instituteId, checkIns.eventId))
    .where(
      and(
        eq(checkIns.instituteId, instituteId),
        eq(users.email, email),
        lte(events.endsAt, now),
        sql`${events.endsAt} > ${now.toISOString()}::timestamptz - ${SURVEY_DAYS - 1} * interval '1 day'`,
      ),
    )
    .orderBy(desc(events.endsAt))
    .limit(1);
}

/** The last events of a unit whose surveys are closed, with the number of participants. */
export function findHeld(
  db: Database,
  { instituteId, unitName, now, limit }: { instituteId: string; unitName: string; now: Date; limit: number },
) {
  return db
    .select({ eventId: events.id, endsAt: events.endsAt, came: events.participantCount })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(
      and(
        eq(events.instituteId, instituteId),
        eq(orgUnits.name, unitName),
        ne(events.status, 'cancelled'),
        gt(events.participantCount, 10),
        sql`${events.endsAt} < ${now.toISOString()}::timestamptz - ${SURVEY_DAYS} * interval '1 day'`,
      ),
    )
    .orderBy(desc(events.endsAt))
    .limit(limit);
}
