import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveyAnswers, surveySeals } from '../../db/schema.ts';
import { saveRecordedUses } from '../../plugins/sessionUses.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { chainAudit } from '../audit/auditChain.ts';
import { addUnit } from '../events/testing/records.ts';
import { backupOf, encodings, everyRow, type FoundRow, names, preciseTimesNear } from '../feedback/testing/traces.ts';
import { SECTIONS } from '../personal-data/personalData.repo.ts';
import { advanceSurveys } from './surveyWork.service.ts';
import { addAttended, answerSurvey, HOPES, hoursLater, STARS, saveSurvey, survey, WORDS } from './testing/surveying.ts';

// docs/specification/surveys.md#surveys-unnamed
const MINUTE_MS = 60_000;
const PEOPLE = 8;

interface Answering {
  readonly userId: string;
  readonly words: string;
  readonly traces: readonly string[];
  readonly before: readonly FoundRow[];
  readonly written: readonly FoundRow[];
  readonly lines: readonly string[];
  readonly at: Date;
}

let database: TestDatabase;
let server: TestApp;
let president: Visitor;
let eventId: string;
let unitId: string;
const log: string[] = [];
const answerings: Answering[] = [];
const answerIds: string[] = [];

const wordsOf = (index: number) =>
  `The stage was ${['dark', 'loud', 'small', 'cold', 'far', 'full', 'late', 'bright'][index]} in row ${index}.`;

/** A person signs in, looks around and answers a survey some minutes later. */
async function answerAs(
  index: number,
  anonymous: boolean,
  id: string,
  person: Visitor & { email: string; traces: string[] },
): Promise<Answering> {
  const since = new Date(hoursLater(3).getTime() + index * 5 * MINUTE_MS + 7 * MINUTE_MS + 21_123 + (anonymous ? 0 : 24 * 60 * MINUTE_MS));
  server.setNow(since);
  const visitor = server.visitor();
  const signedIn = await visitor.send('POST', '/auth/login', { email: person.email, password: TEST_PASSWORD });
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'idempotency-key': `key of ${person.email}` };
  await visitor.get(survey(id), headers);
  const before = await everyRow(server);
  const logged = log.length;
  const at = new Date(since.getTime() + 6 * MINUTE_MS);
  server.setNow(at);
  const words = wordsOf(index);
  const sent = await answerSurvey(visitor, id, { qall: 1 + (index % 5), qwords: words, qhopes: `${words} Again.` }, headers);
  expect(sent.statusCode, sent.body).toBe(201);
  await saveRecordedUses(server.context);
  const known = new Set(before.map(({ table, text }) => table + text));
  const written = (await everyRow(server)).filter(({ table, text }) => !known.has(table + text));
  const traces = [...person.traces, headers['idempotency-key']].flatMap(encodings);
  return { userId: person.userId, words, traces, before, written, lines: log.slice(logged), at };
}

/** Descriptions of what links the answers to the person right after answering. */
function linksOf({ traces, before, written, lines, at, words }: Answering): string[] {
  // The session names the person and its last use, and nothing else.
  const own = written.filter(({ table }) => table !== 'sessions');
  const transactions = new Set(own.flatMap((row) => row.transactions));
  return [
    ...own.filter(({ text }) => names(text, traces)).map(({ table }) => `${table} names the person`),
    ...own.flatMap(({ table, text }) => preciseTimesNear(text, at).map(() => `${table} tells the moment`)),
    ...lines.filter((line) => names(line, traces) || line.includes(words) || preciseTimesNear(line, at).length > 0).map(() => 'a log line'),
    ...before
      .filter(({ text, transactions: own }) => names(text, traces) && own.some((id) => transactions.has(id)))
      .map(({ table }) => `${table} was held by the same transaction`),
  ];
}

beforeAll(async () => {
  database = await newTestDatabase();
  server = await testApp({ database, environment: { LOG_LEVEL: 'trace' }, logStream: { write: (line) => void log.push(line) } });
  server.setNow(TEST_NOW);
  president = await server.signIn({ role: 'PRESIDENT' });
  unitId = (await addUnit(server.context)).id;
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const person = { name: `Zebedee Quill ${index}`, email: `zebedee${index}.quill@campus.example`, rollNumber: `9876543${index}` };
      const visitor = await server.signIn(person);
      return { ...visitor, email: person.email, traces: [visitor.userId, person.email, person.rollNumber, person.name] };
    }),
  );
  eventId = await addAttended(server, { unitId }, people);
  expect((await saveSurvey(president, eventId, [STARS, WORDS, HOPES])).statusCode).toBe(200);
  for (const [index, person] of people.entries()) answerings.push(await answerAs(index, true, eventId, person));
  const rows = await server.context.db.select({ id: surveyAnswers.id }).from(surveyAnswers).where(eq(surveyAnswers.eventId, eventId));
  answerIds.push(...rows.map(({ id }) => id));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** The responses of all GET endpoints to a user, by endpoint. */
async function readEverything(who: Visitor): Promise<Map<string, string>> {
  const served = ({ method, path }: Endpoint) => server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
  const answers = new Map<string, string>();
  for (const call of ANSWERED_CALLS.filter((each: Endpoint) => each.method === 'GET' && !each.path.startsWith('/auth') && served(each))) {
    answers.set(callKey(call), (await who.get(call.path.replaceAll(/\{\w+\}/g, eventId))).body);
  }
  return answers;
}

describe('anonymous survey answers', () => {
  it('have no link to their author when given: no row, transaction, timestamp or log line', () => {
    expect(answerings.flatMap(linksOf)).toEqual([]);
    for (const { written } of answerings) {
      const tables = ['audit_deferred', 'idempotency_keys', 'sessions', 'survey_answers', 'survey_seals'];
      expect(written.map(({ table }) => table).sort()).toEqual(tables);
    }
  });

  it('differ from named answers, for which the same search finds links', async () => {
    const named = await server.signIn({ name: 'Yara Quill', email: 'yara.quill@campus.example', rollNumber: '98765439' });
    const id = await addAttended(server, { unitId, startsAt: hoursLater(1), endsAt: hoursLater(2) }, [named]);
    server.setNow(hoursLater(3));
    await saveSurvey(president, id, [STARS, WORDS, HOPES], { anonymous: false });
    const person = {
      ...named,
      email: 'yara.quill@campus.example',
      traces: [named.userId, 'yara.quill@campus.example', '98765439', 'Yara Quill'],
    };
    const links = linksOf(await answerAs(1, false, id, person));
    for (const link of ['survey_answers names the person', 'audit_log names the person', 'survey_answers tells the moment']) {
      expect(links).toContain(link);
    }
  });

  it('are visible only in the results once the survey is closed, without their authors', async () => {
    const people = [{ role: 'PRESIDENT' }, { role: 'STUDENT' }, { isAdministrator: true }] as const;
    const signedIn = () => Promise.all(people.map((each) => server.signIn(each)));
    const isSeen = (text: string) => answerings.some(({ words }) => text.includes(words));
    server.setNow(hoursLater(5));
    await advanceSurveys(server.context);
    president = await server.signIn({ role: 'PRESIDENT' });
    expect((await president.get(`${survey(eventId)}/results`)).json().figures.count).toBe(PEOPLE);
    for (const who of await signedIn()) for (const [call, answer] of await readEverything(who)) expect(isSeen(answer), call).toBe(false);
    server.setNow(hoursLater(14 * 24));
    await advanceSurveys(server.context);
    president = await server.signIn({ role: 'PRESIDENT' });
    for (const [index, who] of (await signedIn()).entries()) {
      const seen = [...(await readEverything(who))].filter(([, answer]) => isSeen(answer));
      expect(seen.map(([call]) => call)).toEqual(index === 0 ? ['GET /api/events/{eventId}/survey/results'] : []);
      for (const [, answer] of seen) expect(answerings.some(({ traces }) => names(answer, traces))).toBe(false);
    }
    // The texts of one person are in different positions for each question.
    const { texts } = (await president.get(`${survey(eventId)}/results`)).json();
    const [words, hopes] = texts.map((each: { texts: string[] }) => each.texts.map((text) => text.replace(' Again.', '')));
    expect(words.toSorted()).toEqual(answerings.map((each) => each.words).sort());
    expect(hopes).not.toEqual(words);
  });

  it('are in no personal data archive', async () => {
    const { db, instituteId } = server.context;
    for (const { userId, words } of answerings) {
      for (const section of Object.values(SECTIONS)) {
        expect(JSON.stringify((await db.execute(section({ instituteId, userId }))).rows)).not.toContain(words);
      }
    }
  });

  it('have no link to their author in rows, logs, mails or backups after the survey is closed', async () => {
    const { db, instituteId } = server.context;
    await chainAudit(server.context);
    const mails = (await server.deliverMails()).map((letter) => JSON.stringify(letter));
    const lines = [...(await everyRow(server)).map(({ text }) => text), ...(await backupOf(server)).split('\n'), ...log, ...mails];
    for (const { words, traces } of answerings) expect(lines.filter((line) => line.includes(words) && names(line, traces))).toEqual([]);
    // After that, who has answered is no longer stored.
    expect(await db.$count(surveySeals, and(eq(surveySeals.instituteId, instituteId), eq(surveySeals.eventId, eventId)))).toBe(0);
    const rows = await db.execute<{ id: string; xmin: string; at: string }>(
      sql`select id, xmin::text as xmin, answered_at::text as at from survey_answers where event_id = ${eventId}`,
    );
    expect(rows.rows).toHaveLength(PEOPLE);
    expect(rows.rows.filter(({ id }) => answerIds.includes(id))).toEqual([]);
    expect([new Set(rows.rows.map(({ xmin }) => xmin)).size, new Set(rows.rows.map(({ at }) => at)).size]).toEqual([1, 1]);
  });
});

describe('survey seals', () => {
  it('are in hash order and written by one transaction once the answers are released', async () => {
    server.setNow(hoursLater(14 * 24));
    const who = await Promise.all(Array.from({ length: 6 }, () => server.signIn()));
    const id = await addAttended(server, { unitId, startsAt: hoursLater(14 * 24 - 3), endsAt: hoursLater(14 * 24 - 1) }, who);
    expect((await saveSurvey(president, id, [STARS])).statusCode).toBe(200);
    for (const each of who) await answerSurvey(each, id, { qall: 3 });
    server.setNow(hoursLater(14 * 24 + 2));
    await advanceSurveys(server.context);
    const { rows } = await server.context.db.execute<{ tag: string; xmin: string }>(
      sql`select tag, xmin::text as xmin from survey_seals where event_id = ${id} order by ctid`,
    );
    expect(rows.map(({ tag }) => tag)).toEqual(rows.map(({ tag }) => tag).toSorted());
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(rows).toHaveLength(6);
  });
});
