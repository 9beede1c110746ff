import { and, asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../../db/ids.ts';
import { achievements, auditLog, feedback, feedbackAuthors, photos, registrations, skills, userSkills, users } from '../../../db/schema.ts';
import { TEST_NOW, type TestApp, type Visitor } from '../../../testing/testApp.ts';
import { addEvent, addUnit } from '../../events/testing/records.ts';

export const DEAN = { name: 'The Dean', ID: '1', email: 'dean@campus.example', password: 'seven kettles sing' };
/** The password that the owner of a mailbox chooses. */
export const OWN_PASSWORD = 'eleven paper lanterns';

/** Registers a person and returns the browser with its session. */
export async function register(on: TestApp, person: Partial<typeof DEAN> = {}): Promise<Visitor> {
  const response = await on.visitor().send('POST', '/auth/register', { ...DEAN, ...person });
  expect(response.statusCode, response.body).toBe(200);
  return withCookies(on, response);
}

/** The browser after a response, with its cookies. */
export function withCookies(
  on: TestApp,
  response: { cookies: { name: string; value: string }[]; json(): { user: { _id: string } } },
): Visitor {
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const visitor = on.visitor();
  const inject = (method: string, url: string, payload?: object) =>
    on.app.inject({ method: method as 'GET', url, cookies, headers: { 'sec-fetch-site': 'same-origin' }, ...(payload ? { payload } : {}) });
  return {
    ...visitor,
    userId: response.json().user._id,
    cookies,
    get: (url) => inject('GET', url),
    send: (method, url, payload) => inject(method, url, payload),
  };
}

/** The path of the latest mailed link, as a call of the server. */
export async function newestLink(on: TestApp, page = 'verify-email'): Promise<string> {
  const mails = await on.deliverMails();
  const found = mails.map(({ text }) => new RegExp(`http://localhost:4000(/${page}/\\S+)`).exec(text)?.[1]).findLast(Boolean);
  if (!found) throw new Error('No link was mailed.');
  return `/auth${found}`;
}

/** The row of an account. */
export async function stored({ context: { db, instituteId } }: TestApp, email = DEAN.email) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.email, email)));
  return row;
}

/** Entries of the audit log with an action. */
export async function audited({ context: { db, instituteId } }: TestApp, action: string) {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)))
    .orderBy(asc(auditLog.sequence));
  return rows.map(({ detail }) => detail);
}

/** Does everything that a student can do before the address is verified. */
export async function fillIn({ context }: TestApp, visitor: Visitor) {
  const { db, instituteId } = context;
  const own = { instituteId, userId: visitor.userId, createdAt: TEST_NOW };
  const form = { ID_No: '77', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };
  expect((await visitor.send('POST', '/onboarding', form)).statusCode).toBe(200);
  const skill = { instituteId, id: newId(), name: 'Impersonation', category: 'x', type: 'technical', createdBy: visitor.userId } as const;
  await db.insert(skills).values({ ...skill, createdAt: TEST_NOW });
  await db.insert(userSkills).values({ ...own, id: newId(), skillId: skill.id, skillType: 'technical', proficiency: 'expert' });
  await db.insert(achievements).values({ ...own, id: newId(), title: 'A medal', type: 'technical', dateAchieved: '2026-01-01' });
  await db.insert(photos).values({ ...own, name: newId(), image: new Uint8Array([1]) });
  const feedbackRow = {
    instituteId,
    id: newId(),
    type: 'Suggestion',
    targetType: 'User',
    targetId: newId(),
    comments: 'x',
    createdAt: TEST_NOW,
  } as const;
  await db.insert(feedback).values(feedbackRow);
  await db.insert(feedbackAuthors).values({ instituteId, feedbackId: feedbackRow.id, userId: visitor.userId });
  const unit = await addUnit(context);
  const { id: eventId } = await addEvent(context, { unitId: unit.id });
  const registration = { instituteId, eventId, userId: visitor.userId, state: 'registered', arrival: 1, registeredAt: TEST_NOW } as const;
  await db.insert(registrations).values(registration);
  await db
    .update(users)
    .set({ profilePic: '/photos/x.webp', github: 'https://github.com/x', cgpa: 9.9 })
    .where(eq(users.id, visitor.userId));
  return { skillId: skill.id };
}

/** Number of rows of an account that only its registrant can have created. */
export async function leftOf({ context: { db } }: TestApp, userId: string) {
  const of = (table: typeof userSkills | typeof achievements | typeof photos | typeof feedbackAuthors | typeof registrations) =>
    db.$count(table, sql`${table.userId} = ${userId}`);
  const owned = [await of(userSkills), await of(achievements), await of(photos), await of(feedbackAuthors), await of(registrations)];
  return [...owned, await db.$count(skills, eq(skills.createdBy, userId))];
}
