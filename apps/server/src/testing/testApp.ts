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
import { completePastEvents } from '../features/figures/figures.service.ts';
import { importWorker } from '../features/imports/importWorker.ts';
import { erasureWorker } from '../features/personal-data/erasureWorker.ts';
import { exportWorker } from '../features/personal-data/exportWorker.ts';
import { openPhotoStore } from '../features/profile/openPhotoStore.ts';
import type { Keys } from '../keys/keys.ts';
import type { Letter } from '../mail/mailer.ts';
import { mailWorker } from '../mail/mailQueue.ts';
import { MAILS } from '../mails.ts';
import type { LogStream } from '../plugins/logging.ts';
import { cookieName, openSession } from '../plugins/session.ts';
import { testDatabase } from './database.ts';
import { attemptNext, attemptNextMail, setQueueTime } from './jobs.ts';

/** The initial time of every test: a Friday afternoon on campus. */
export const TEST_NOW = new Date('2026-11-20T09:30:00.000Z');
export const TEST_PASSWORD = 'correct horse battery';
/** After this time a job that is retried has had its last attempt. */
const ATTEMPT_HOURS = 4;
/** The keys that a data folder would contain. */
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
  /** With an unverified e-mail address. */
  readonly isUnverified?: boolean;
  /** With the administrator right. The session has just been reauthenticated. */
  readonly isAdministrator?: boolean;
}

/** A browser: sends requests of the portal with its cookies. */
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
  /** Sent mails, in order. */
  readonly mails: readonly Letter[];
  /** Sends every due mail and returns all mails sent so far. */
  deliverMails(): Promise<readonly Letter[]>;
  /** Runs the import jobs. */
  workOnImports(): Promise<void>;
  /** Runs the export jobs. */
  workOnExports(): Promise<void>;
  /** Runs the jobs that issue certificates. */
  workOnCertificates(): Promise<void>;
  /** Runs the due erasures that the clean-up has enqueued. A failing one is retried until it fails for good. */
  workOnErasures(): Promise<void>;
  /** Runs the due account changes. */
  workOnAccountChanges(): Promise<void>;
  /** Counts past events and lists the anonymous feedback of past hours, as the server does twice a minute. */
  runPeriodicWork(): Promise<void>;
  /** Sets the server's clock. */
  setNow(now: Date): void;
  /** Adds an account with TEST_PASSWORD. */
  addUser(person?: TestPerson): Promise<{ id: string; email: string }>;
  /**
   * Adds an account and opens a session for it without checking a password, which costs more than most tests. Tests of the sign-in itself
   * post to `/auth/login`.
   */
  signIn(person?: TestPerson): Promise<Visitor>;
  /** A browser without a session. */
  visitor(userId?: string, cookies?: Record<string, string>): Visitor;
  close(): Promise<void>;
}

export interface TestOptions extends Pick<AppOptions, 'socketTimes' | 'pressure' | 'replica' | 'metrics' | 'traces'> {
  /** Overrides the worker's database. */
  readonly database?: Connection;
  readonly environment?: Record<string, string>;
  /** Settings from the institute's own row. */
  readonly config?: Partial<Config>;
  /** The parts that the institute has turned off. */
  readonly off?: FeatureFlag[];
  /** An existing institute. By default the test gets a new one. */
  readonly instituteId?: string;
  readonly portalFolder?: string;
  /** The policy, for a test with calls of its own. */
  readonly policy?: PolicyTable;
  readonly logStream?: LogStream;
  /** Adds the test's own routes before the app is ready. */
  readonly prepare?: (app: FastifyInstance, context: Context) => void;
}

let passwordHash: Promise<string> | undefined;

/** The servers of a worker share the queues: each job runs in the context of its own institute, whichever server runs it. */
const contexts = new Map<string, Context>();

/** Consecutive injected requests never yield the event loop, which would look like an overloaded process. */
const NO_SHEDDING = { eventLoopDelay: 0, heapBytes: 0 };

/** The whole server on the worker's database, with a new institute, a fixed clock and a mailbox. */
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
    async runPeriodicWork() {
      await listAnonymous(context);
      await completePastEvents(context, connection);
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

/** A server of one institute, whatever its host: another node of an existing one, if there is one. */
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
  const { isUnverified = false } = person;
  const row = { instituteId, id: newId(), role, name, email, rollNumber, passwordHash: await passwordHash };
  await db.insert(users).values({
    ...row,
    onboardingComplete: person.onboardingComplete ?? true,
    emailVerified: !isUnverified,
    emailClaimed: isUnverified,
    administratorSince: person.isAdministrator ? TEST_NOW : null,
  });
  return row;
}

/** Each visitor has its own IP address, so that sign-ins of one test do not exhaust the limits of another. */
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
