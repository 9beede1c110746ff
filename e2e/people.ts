import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { linkMailedTo } from './mails.ts';
import type { Served } from './server.ts';

/** The password of all demonstration accounts. */
export const DEMONSTRATION_PASSWORD = 'campus-demo-2026';

/** The password of all accounts that journeys create. */
export const PASSWORD = 'violet harbor lantern';

export type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A signed-in user created by a journey. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly state: StorageState;
}

export interface Club {
  readonly id: string;
  readonly name: string;
  readonly coordinator: Person;
}

/** A name that no other journey uses. */
export function newName(what: string): string {
  return `${what} ${randomUUID().slice(0, 8)}`;
}

/** Sends a request with a user's session, like the portal, and returns the response. */
export async function call<Answer>(server: Served, state: StorageState | undefined, path: string, data: object): Promise<Answer> {
  const { answer } = await callWithState<Answer>(server, state, path, data);
  return answer;
}

async function callWithState<Answer>(
  server: Served,
  storageState: StorageState | undefined,
  path: string,
  data: object,
  userAgent?: string,
) {
  const context = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url }, storageState, userAgent });
  try {
    const response = await context.post(path, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return { answer: (await response.json()) as Answer, state: await context.storageState() };
  } finally {
    await context.dispose();
  }
}

/** Signs in a user, optionally with a user agent, and returns the session. */
export async function stateOf(server: Served, email: string, password = PASSWORD, userAgent?: string): Promise<StorageState> {
  return (await callWithState(server, undefined, '/auth/login', { email, password }, userAgent)).state;
}

export function newId(): string {
  return `2026${randomInt(10 ** 8, 10 ** 9)}`;
}

/** Registers a user who has not completed the account yet. */
export async function registerNewcomer(server: Served): Promise<Person & { id: string }> {
  const name = newName('Ira Banerjee');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`;
  const id = newId();
  const { state } = await callWithState(server, undefined, '/auth/register', { name, ID: id, email, password: PASSWORD });
  return { name, email, id, state };
}

/** Registers a student and completes the account. */
export async function registerStudent(server: Served): Promise<Person> {
  const { id, ...student } = await registerNewcomer(server);
  const account = { ID_No: id, mobile_no: '9876543210', add_year: '2024', Program: 'B.Tech', discipline: 'Marine Engineering' };
  await call(server, student.state, '/onboarding', account);
  return student;
}

/** Creates a club as the president; its coordinator sets a password by the link in the mail and signs in. */
export async function createClub(server: Served, president: StorageState): Promise<Club> {
  const name = newName('Robot Society');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`;
  const unit = { name, type: 'Club', category: 'scitech', hierarchy_level: 1, contact_info: { email } };
  const { _id: id } = await call<{ _id: string }>(server, president, '/api/orgUnit/create', unit);
  const link = await linkMailedTo(server, email, '/reset-password/');
  await call(server, undefined, `/auth${new URL(link).pathname}`, { password: PASSWORD });
  return { id, name, coordinator: { name, email, state: await stateOf(server, email) } };
}
