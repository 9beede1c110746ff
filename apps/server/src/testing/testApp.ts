import type { PolicyTable, Role } from '@quad/domain/access';
import type { FeatureFlag } from '@quad/domain/feature-flags';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import type { Connection } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { institutes, users } from '../db/schema.ts';
import { accountChangeWorker } from '../features/accounts/accountChangeWorker.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { certificateWorker } from '../features/certificates/certificateWorker.ts';
import { listAnonymous } from '../features/feedback/pendingFeedback.service.ts';
import { settleAll } from '../features/figures/figures.service.ts';
import { importWorker } from '../features/imports/importWorker.ts';
import { erasureWorker } from '../features/personal-data/erasureWorker.ts';
import { exportWorker } from '../features/personal-data/exportWorker.ts';
import { openPhotoStore } from '../features/profile/openPhotoStore.ts';
import type { Keys } from '../keys/keys.ts';
import type { Letter } from '../mail/mailer.ts';
import { mailWorker } from '../mail/posting.ts';
import { MAILS } from '../mails.ts';
import type { LogStream } from '../plugins/logging.ts';
import { cookieName, openSession } from '../plugins/session.ts';
import { testDatabase } from './database.ts';
import { attemptNext, attemptNextMail, setQueueTime } from './jobs.ts';

/** Where every test begins: a Friday, in the afternoon on campus. */
export const TEST_NOW = new Date('2026-11-20T09:30:00.000Z');
export const TEST_PASSWORD = 'correct horse battery';
/** By then work that is tried again and again has had its last attempt. */
const ATTEMPT_HOURS = 4;
/** As the data folder would hold them. */
export const TEST_KEYS: Keys = {
  feedback: Buffer.alloc(32, 'feedback'),
  audit: Buffer.alloc(32, 'audit'),
  credentials: Buffer.alloc(32, 'credentials'),
};
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

export interface TestPerson {
  readonly role?: Role | string;
  readonly name?: string;
  readonly email?: string;
  readonly rollNumber?: string;
  readonly onboardingComplete?: boolean;
  /** As somebody is who registered and has not shown that the mailbox is theirs. */
  readonly isUnproven?: boolean;
  /** With the right to administer; signed in, the password was typed just now. */
  readonly isAdministrator?: boolean;
}

/** A browser: requests of the portal, with the cookies that were set before. */
export interface Visitor {
  readonly userId: string;
  readonly cookies: Readonly<Record<string, string>>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: Context;
  readonly connection: Connection;
  /** Mails that were handed over, in order. */
  readonly mails: readonly Letter[];
  /** Hands over every mail that is due, and gives all that were handed over so far. */
  deliverMails(): Promise<readonly Letter[]>;
  /** Does what was left to do with imports, as a server would. */
  workOnImports(): Promise<void>;
  /** Makes the archives that were asked for, as a server would. */
  workOnExports(): Promise<void>;
  /** Issues the certificates that were asked for. */
  workOnCertificates(): Promise<void>;
  /** Erases those whose erasure is due, as the sweep left them; one that fails is tried until it is given up. */
  workOnErasures(): Promise<void>;
  /** Does the changes of accounts whose day has passed, as a server would. */
  workOnAccountChanges(): Promise<void>;
  /** Counts what is over, and lists the anonymous feedback of past hours, as the server does twice a minute. */
  settle(): Promise<void>;
  /** Moves the server's clock. */
  setNow(now: Date): void;
  /** Adds an account with TEST_PASSWORD. */
  addUser(person?: TestPerson): Promise<{ id: string; email: string }>;
  /**
   * Adds an account and opens a session for it, as signing in does once the password is found right. Checking one takes more
   * work than most tests do themselves; those about signing in send `/auth/login` what a browser would.
   */
  signIn(person?: TestPerson): Promise<Visitor>;
  /** Somebody who is not signed in. */
  visitor(userId?: string, cookies?: Record<string, string>): Visitor;
  close(): Promise<void>;
}

export interface TestOptions extends Pick<AppOptions, 'socketTimes' | 'pressure' | 'replica' | 'metrics' | 'traces'> {
  /** Where the worker's own is not the right one. */
  readonly database?: Connection;
  readonly environment?: Record<string, string>;
  /** What an institute's own rows say of it. */
  readonly config?: Partial<Config>;
  /** The parts that the institute does without. */
  readonly off?: FeatureFlag[];
  /** An institute that is there; one of the test's own if left out. */
  readonly instituteId?: string;
  readonly portalFolder?: string;
  /** Who may make which call, for a test that serves calls of its own. */
  readonly policy?: PolicyTable;
  readonly logStream?: LogStream;
  /** Adds routes of the test's own before the app is ready. */
  readonly prepare?: (app: FastifyInstance, context: Context) => void;
}

let passwordHash: Promise<string> | undefined;

/** The servers of a worker share their queues: each gets its own institute's mails, whoever hands them over. */
const contexts = new Map<string, Context>();

/** Requests that are injected one after the other leave the event loop no turn, which looks like a process that cannot keep up. */
const NO_SHEDDING = { eventLoopDelay: 0, heapBytes: 0 };

/** The whole server on the worker's database, with an institute of its own, a clock that stands still and a mailbox. */
export async function testApp({
  database,
  instituteId,
  environment = {},
  config: own = {},
  off,
  portalFolder,
  policy,
  logStream,
  prepare,
  replica,
  metrics,
  traces,
  pressure = NO_SHEDDING,
  socketTimes = {},
}: TestOptions = {}): Promise<TestApp> {
  const connection = database ?? (await testDatabase());
  const id = instituteId ?? newId();
  const variables = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', ...environment }, '/nowhere');
  const config: Config = { ...variables, ...(off && { institute: { ...variables.institute, off } }), ...own };
  const mails: Letter[] = [];
  let now = TEST_NOW;
  const context: Context = {
    db: connection.ofInstitute(id),
    engine: connection.engine,
    clock: () => now,
    config,
    mail: {
      async send(letter) {
        mails.push(letter);
      },
    },
    photoStore: openPhotoStore(config),
    keys: TEST_KEYS,
    instituteId: id,
  };
  if (!instituteId)
    await connection.acrossInstitutes.insert(institutes).values({ id, name: DEFAULT_INSTITUTE.name, domain: DEFAULT_INSTITUTE.domain });
  const app = await buildNode(connection, context, {
    pressure,
    socketTimes,
    portalFolder,
    replica,
    ...(policy && { policy }),
    ...(metrics && { metrics }),
    ...(traces && { traces }),
    ...(logStream && { logStream }),
  });
  prepare?.(app, context);
  await app.ready();
  contexts.set(context.instituteId, context);
  const visitor = (userId = '', cookies: Record<string, string> = {}) => browse(app, userId, cookies);
  const addUser = (person?: TestPerson) => insertPerson(context, person);
  return {
    app,
    context,
    connection,
    mails,
    async deliverMails() {
      await setQueueTime(connection, now);
      const worker = mailWorker({ contextOf: (id) => (id === context.instituteId ? context : contexts.get(id)), composers: MAILS });
      while (await attemptNextMail(connection, worker));
      return mails;
    },
    async workOnImports() {
      await setQueueTime(connection, now);
      const worker = importWorker((id) => (id === context.instituteId ? context : contexts.get(id)));
      while (await attemptNext(connection, 'imports', worker));
    },
    async workOnExports() {
      await setQueueTime(connection, now);
      const worker = exportWorker((id) => (id === context.instituteId ? context : contexts.get(id)));
      while (await attemptNext(connection, 'exports', worker));
    },
    async workOnCertificates() {
      const worker = certificateWorker((id) => (id === context.instituteId ? context : contexts.get(id)));
      while (await attemptNext(connection, 'certificates', worker));
    },
    async workOnErasures() {
      const worker = erasureWorker((id) => (id === context.instituteId ? context : contexts.get(id)), app.log);
      for (let hour = 0; hour < ATTEMPT_HOURS; hour += 1) {
        await setQueueTime(connection, new Date(now.getTime() + hour * 3_600_000));
        while (await attemptNext(connection, 'erasures', worker));
      }
      await setQueueTime(connection, now);
    },
    async workOnAccountChanges() {
      await setQueueTime(connection, now);
      const worker = accountChangeWorker((id) => (id === context.instituteId ? context : contexts.get(id)), app.log);
      while (await attemptNext(connection, 'account-changes', worker));
    },
    async settle() {
      await listAnonymous(context);
      await settleAll(context, connection);
    },
    setNow(next) {
      now = next;
    },
    addUser,
    async signIn(person) {
      const { id, passwordHash } = await insertPerson(context, person);
      const token = await openSession(context, { id, passwordHash }, { shownBy: person?.isAdministrator ? 'password' : undefined });
      if (!token) throw new Error('The account was changed before it was signed in.');
      return visitor(id, { [cookieName(config)]: token });
    },
    visitor,
    async close() {
      contexts.delete(context.instituteId);
      await app.close();
    },
  };
}

/** A server of one institute, whatever host it is reached at: another node of the same, where there is one already. */
export function buildNode(
  { ping, acrossInstitutes }: Pick<Connection, 'ping' | 'acrossInstitutes'>,
  context: Context,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  return buildApp({ config: context.config, findInstitute: () => context, acrossInstitutes, ping, ...options });
}

let counter = 0;

async function insertPerson({ db, instituteId }: Context, person: TestPerson = {}) {
  counter += 1;
  const { role = 'STUDENT', name = `Person ${counter}`, email = `person${counter}@campus.example`, rollNumber = `2300${counter}` } = person;
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const { isUnproven = false } = person;
  const row = { instituteId, id: newId(), role, name, email, rollNumber, passwordHash: await passwordHash };
  await db.insert(users).values({
    ...row,
    onboardingComplete: person.onboardingComplete ?? true,
    emailVerified: !isUnproven,
    emailClaimed: isUnproven,
    administratorSince: person.isAdministrator ? TEST_NOW : null,
  });
  return row;
}

/** Each visitor has an address of its own, so that one test's sign-ins do not throttle another's. */
function browse(app: FastifyInstance, userId: string, cookies: Record<string, string>): Visitor {
  counter += 1;
  const remoteAddress = `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`;
  const inject = (options: InjectOptions) => app.inject({ remoteAddress, cookies, ...options });
  return {
    userId,
    cookies,
    get: (url, headers = {}) => inject({ method: 'GET', url, headers }),
    send: (method, url, payload, headers = {}) =>
      inject({ method, url, ...(payload ? { payload } : {}), headers: { ...SAME_ORIGIN, ...headers } }),
  };
}
