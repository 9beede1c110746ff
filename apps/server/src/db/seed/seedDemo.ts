import { BUDGET_FLOW } from '@quad/domain/approvals';
import type { Institute } from '@quad/domain/institute';
import { campusDay } from '@quad/domain/time';
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { hashPassword } from '../../features/accounts/passwords.ts';
import { signTermOfBatch } from '../../features/activity-points/class.service.ts';
import { issueOfDemonstration, requestOfDemonstration } from '../../features/certificates/demonstration.service.ts';
import { claimDemonstration } from '../../features/expense-claims/demonstration.service.ts';
import { deskDemonstration } from '../../features/fee-desk/demonstration.service.ts';
import { authorOf, sealAuthor } from '../../features/feedback/sealedAuthors.service.ts';
import { completePastEventsOf } from '../../features/figures/figures.service.ts';
import { enterDemonstration } from '../../features/ledger/demonstration.service.ts';
import { publishDemonstration } from '../../features/public-pages/demonstration.service.ts';
import { createDemonstrationQuestions } from '../../features/questions/demonstration.service.ts';
import { surveyDemonstration } from '../../features/surveys/demonstration.service.ts';
import type { DemonstrationAccount } from '../../plugins/page.ts';
import { matches } from '../conditions.ts';
import type { Database } from '../connection.ts';
import * as schema from '../schema.ts';
import { DEMONSTRATION_ACCOUNTS, DEMONSTRATION_PASSWORD } from './accounts.ts';
import type { Demonstration } from './demonstration.ts';
import { evidencePicture, stagePicture } from './evidencePicture.ts';
import { WORKSHOP_QUESTIONS, workshopAnswers } from './questions.ts';
import { plannedCourse } from './series.ts';
import { EVENT_SURVEY, surveyAnswers } from './surveys.ts';

/** Rows per statement. A statement takes at most 65,535 parameters. */
const BATCH = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The demonstration accounts for the sign-in page. */
export function demoAccounts({ domain }: Pick<Institute, 'domain'>): DemonstrationAccount[] {
  return DEMONSTRATION_ACCOUNTS.map(({ mailbox, label }) => ({
    email: `${mailbox}@${domain}`,
    password: DEMONSTRATION_PASSWORD,
    label,
  }));
}

/**
 * Seeds an institute that has no people with the demonstration data, in one transaction; any other is left unchanged. Safe to call from
 * several processes at once. Returns true when it was seeded. Another seed gives other data with other ids.
 */
export async function seedDemo(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'instituteId' | 'keys'>,
  acrossInstitutes: Database,
  seed?: number,
): Promise<boolean> {
  const { db, clock, config, instituteId } = context;
  if (await hasInhabitants(db, instituteId)) return false;
  const isFilled = await db.transaction(async (tx) => {
    // A second process waits here, and then finds the people that the first has inserted.
    await tx.select({ id: schema.institutes.id }).from(schema.institutes).where(eq(schema.institutes.id, instituteId)).for('no key update');
    if (await hasInhabitants(tx, instituteId)) return false;
    // Imported on the first start only, because it needs a library that no other start needs.
    const { demonstration } = await import('./demonstration.ts');
    const now = clock();
    await insertDemonstration(tx, context, demonstration({ now, institute: config.institute, ...(seed === undefined ? {} : { seed }) }));
    await signDemonstration(tx, context);
    await issueDemonstration(tx, context);
    await requestCertificates(tx, context);
    await publishDemonstration(tx, context, 'Robotics Club');
    await enterDemonstration(tx, context);
    await createDemonstrationQuestions(tx, context, { unitName: 'Robotics Club', fields: WORKSHOP_QUESTIONS, answersOf: workshopAnswers });
    await claimDemonstration(tx, context, await evidencePicture());
    await deskDemonstration(tx, context);
    const owner = { unitName: 'Robotics Club', email: `student@${config.institute.domain}` };
    await surveyDemonstration(tx, context, { ...owner, fields: EVENT_SURVEY, answersOf: surveyAnswers });
    await nameOfficer(tx, context);
    await insertCourse(tx, { instituteId, now, timeZone: config.institute.timeZone });
    // Counts past events at once, so that the figures are complete on the first view.
    await completePastEventsOf(tx, instituteId, now);
    return true;
  });
  // The embedded database collects statistics only on request, and its query plans are poor without them.
  if (isFilled) await acrossInstitutes.execute(sql`analyze`);
  return isFilled;
}

/** Whether an institute contains the demonstration data. */
export async function isDemonstration({ db, instituteId, config }: Pick<Context, 'db' | 'instituteId' | 'config'>): Promise<boolean> {
  const [one] = demoAccounts(config.institute);
  const known = matches(schema.users, { instituteId, email: one?.email ?? '' });
  return (await db.select({ id: schema.users.id }).from(schema.users).where(known).limit(1)).length > 0;
}

async function hasInhabitants(db: Database, instituteId: string): Promise<boolean> {
  const inhabitants = await db.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.instituteId, instituteId)).limit(1);
  return inhabitants.length > 0;
}

async function insertDemonstration(tx: Database, context: Pick<Context, 'instituteId' | 'keys'>, made: Demonstration): Promise<void> {
  const { instituteId } = context;
  const passwordHash = await demonstrationHash();
  const people = made.people.map(({ maySignIn, ...person }) => ({ ...person, passwordHash: maySignIn ? passwordHash : null }));
  await insertAll(tx, schema.users, owned(instituteId, people));
  await insertAll(tx, schema.orgUnits, owned(instituteId, made.units));
  const { former } = made;
  await insertAll(tx, schema.events, owned(instituteId, [...former.events, ...made.events]));
  await insertAll(tx, schema.eventOrganizers, owned(instituteId, made.organizers));
  await insertAll(tx, schema.eventParticipants, owned(instituteId, [...former.participants, ...made.participants]));
  await insertAll(tx, schema.registrations, owned(instituteId, made.registrations));
  await insertAll(tx, schema.rooms, owned(instituteId, made.rooms));
  await insertAll(
    tx,
    schema.roomNames,
    owned(
      instituteId,
      made.rooms.map(({ id, key, name }) => ({ key, name, roomId: id })),
    ),
  );
  await insertAll(tx, schema.roomRequests, owned(instituteId, made.roomRequests));
  await insertAll(tx, schema.positions, owned(instituteId, made.positions));
  await insertAll(tx, schema.positionHolders, owned(instituteId, made.holders));
  await insertAll(tx, schema.skills, owned(instituteId, made.skills));
  await insertAll(tx, schema.userSkills, owned(instituteId, made.userSkills));
  await insertAll(tx, schema.achievements, owned(instituteId, [...former.achievements, ...made.achievements]));
  await insertAll(tx, schema.eventReports, owned(instituteId, former.reports));
  await insertAll(tx, schema.checkIns, owned(instituteId, made.checkIns));
  await insertAll(tx, schema.pointRules, owned(instituteId, made.pointRules));
  await insertAll(tx, schema.pointTerms, owned(instituteId, made.pointTerms));
  await insertAll(tx, schema.batchAdvisers, owned(instituteId, made.batchAdvisers));
  await insertAll(tx, schema.approvalRequests, owned(instituteId, made.approvalRequests));
  await insertAll(tx, schema.approvalDecisions, owned(instituteId, made.approvalDecisions));
  await insertAll(tx, schema.approvalDeputies, owned(instituteId, made.approvalDeputies));
  await insertAll(tx, schema.activityClaims, owned(instituteId, made.activityClaims));
  const photo = await stagePicture();
  await insertAll(
    tx,
    schema.eventReportPhotos,
    owned(
      instituteId,
      former.photos.map((each) => ({ ...each, image: photo })),
    ),
  );
  const image = await evidencePicture();
  await insertAll(
    tx,
    schema.claimEvidence,
    owned(
      instituteId,
      made.claimEvidence.map((each) => ({ ...each, image })),
    ),
  );
  await insertAll(tx, schema.feedback, owned(instituteId, [...former.feedback, ...made.feedback]));
  const anonymous = new Set(made.feedback.flatMap(({ id, isAnonymous }) => (isAnonymous ? [id] : [])));
  const isSealed = ({ feedbackId }: { feedbackId: string }) => anonymous.has(feedbackId);
  await insertAll(
    tx,
    schema.feedbackAuthors,
    owned(instituteId, [...former.feedbackAuthors, ...made.feedbackAuthors.filter((author) => !isSealed(author))]),
  );
  for (const [userId, ofAuthor] of Map.groupBy(made.feedbackAuthors.filter(isSealed), ({ userId }) => userId)) {
    const ids = ofAuthor.map(({ feedbackId }) => feedbackId);
    await sealAuthor(tx, authorOf(context, userId), ids);
  }
}

/** A course of several evenings, for a club with few other events. */
async function insertCourse(
  tx: Database,
  { instituteId, now, timeZone }: { instituteId: string; now: Date; timeZone: string },
): Promise<void> {
  const ofInstitute = eq(schema.users.instituteId, instituteId);
  const [unit] = await tx
    .select({ id: schema.orgUnits.id })
    .from(schema.orgUnits)
    .where(matches(schema.orgUnits, { instituteId, name: 'Electronics Club' }));
  const [president] = await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(and(ofInstitute, eq(schema.users.role, 'PRESIDENT')));
  const isStudent = and(ofInstitute, eq(schema.users.role, 'STUDENT'));
  const isShown = sql`${schema.users.email} like 'student@%'`;
  const students = await tx
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(isStudent)
    .orderBy(desc(isShown), asc(schema.users.id))
    .limit(16);
  if (!unit || !president) throw new Error('The demonstration has nobody who gives a course.');
  const plan = { now, timeZone, unitId: unit.id, title: 'Electronics from zero', checkedInBy: president.id };
  const ids = students.map(({ id }) => id);
  const course = plannedCourse({ ...plan, students: ids.slice(0, 14), organizers: ids.slice(14) });
  await insertAll(tx, schema.events, owned(instituteId, course.events));
  await insertAll(tx, schema.eventOrganizers, owned(instituteId, course.organizers));
  await insertAll(tx, schema.eventSeries, owned(instituteId, [course.series]));
  await insertAll(tx, schema.seriesMeetings, owned(instituteId, course.meetings));
  await insertAll(tx, schema.registrations, owned(instituteId, course.registrations));
  await insertAll(
    tx,
    schema.eventParticipants,
    owned(
      instituteId,
      course.checkIns.map(({ eventId, userId, at: addedAt }) => ({ eventId, userId, addedAt })),
    ),
  );
  await insertAll(tx, schema.checkIns, owned(instituteId, course.checkIns));
}

/** Signs the earlier of the past terms, as its adviser would do, for all students who are complete. */
async function signDemonstration(tx: Database, context: Pick<Context, 'clock' | 'config' | 'instituteId' | 'keys'>): Promise<void> {
  const { clock, config, instituteId } = context;
  const today = campusDay(clock(), config.institute.timeZone);
  const [advised] = await tx.select().from(schema.batchAdvisers).where(eq(schema.batchAdvisers.instituteId, instituteId));
  const over = and(eq(schema.pointTerms.instituteId, instituteId), lt(schema.pointTerms.endsOn, today));
  const [term] = await tx
    .select({ id: schema.pointTerms.id })
    .from(schema.pointTerms)
    .where(over)
    .orderBy(asc(schema.pointTerms.endsOn))
    .limit(1);
  if (!advised || !term) throw new Error('The demonstration has nobody who advises, or nothing to sign.');
  const { program, admissionYear, userId } = advised;
  await signTermOfBatch(tx, context, userId, { program, admission_year: admissionYear, term_id: term.id, student_ids: null });
}

/** One hash for all accounts, since they share their password. */
function demonstrationHash(): Promise<string> {
  return hashPassword(DEMONSTRATION_PASSWORD);
}

function owned<Row extends object>(instituteId: string, rows: readonly Row[]): (Row & { instituteId: string })[] {
  return rows.map((row) => ({ ...row, instituteId }));
}

/** Issues certificates of the last event that the demonstration student attended. */
async function issueDemonstration(tx: Database, context: Pick<Context, 'clock' | 'config' | 'instituteId' | 'keys'>): Promise<void> {
  const { config, instituteId } = context;
  const [student, president] = await Promise.all(
    (['student', 'president'] as const).map(async (mailbox) => {
      const isTheirs = and(eq(schema.users.instituteId, instituteId), eq(schema.users.email, `${mailbox}@${config.institute.domain}`));
      return (await tx.select({ id: schema.users.id }).from(schema.users).where(isTheirs))[0];
    }),
  );
  const [came] = await tx
    .select({ eventId: schema.checkIns.eventId })
    .from(schema.checkIns)
    .where(and(eq(schema.checkIns.instituteId, instituteId), eq(schema.checkIns.userId, student?.id ?? instituteId)))
    .orderBy(desc(schema.checkIns.day), schema.checkIns.eventId)
    .limit(1);
  if (came && president) await issueOfDemonstration(tx, context, { eventId: came.eventId, issuedBy: president.id });
}

/**
 * Requests certificates of the last Robotics Club event, under a flow that has been switched off since: the open request still follows it,
 * and new certificates are issued directly.
 */
async function requestCertificates(tx: Database, context: Pick<Context, 'clock' | 'config' | 'instituteId'>): Promise<void> {
  const { clock, config, instituteId } = context;
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  const email = `robotics@${config.institute.domain}`;
  const isOrdered = matches(schema.certificateRuns, { instituteId, eventId: schema.events.id });
  const [came] = await tx
    .select({ eventId: schema.events.id, issuedBy: schema.users.id })
    .from(schema.events)
    .innerJoin(schema.orgUnits, matches(schema.orgUnits, { instituteId, id: schema.events.unitId, contactEmail: email }))
    .innerJoin(schema.users, matches(schema.users, { instituteId, email }))
    .innerJoin(schema.checkIns, matches(schema.checkIns, { instituteId, eventId: schema.events.id }))
    .leftJoin(schema.certificateRuns, isOrdered)
    .where(and(eq(schema.events.instituteId, instituteId), lt(schema.events.endsAt, daysAgo(1)), isNull(schema.certificateRuns.id)))
    .orderBy(desc(schema.events.endsAt))
    .limit(1);
  const flow = { instituteId, kind: 'certificates' as const, name: 'Certificates' };
  await tx.insert(schema.approvalFlows).values({ ...flow, version: 2, steps: BUDGET_FLOW.steps.slice(0, 1), createdAt: daysAgo(60) });
  if (came) await requestOfDemonstration(tx, { ...context, clock: () => daysAgo(1) }, came);
  await tx.insert(schema.approvalFlows).values({ ...flow, version: 3, steps: [], createdAt: daysAgo(0) });
}

/** Appoints the president as the person who sees the data for accreditation. */
async function nameOfficer(tx: Database, { config, instituteId }: Pick<Context, 'config' | 'instituteId'>): Promise<void> {
  const isTheirs = and(eq(schema.users.instituteId, instituteId), eq(schema.users.email, `president@${config.institute.domain}`));
  const [president] = await tx.select({ id: schema.users.id }).from(schema.users).where(isTheirs);
  if (president) await tx.insert(schema.accreditationOfficers).values({ instituteId, userId: president.id });
}

async function insertAll<Table extends PgTable>(tx: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await tx.insert(table).values(rows.slice(start, start + BATCH));
}
