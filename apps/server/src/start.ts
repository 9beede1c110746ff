import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { openDatabase } from './db/client.ts';
import type { Connection } from './db/connection.ts';
import { errorCode } from './db/errors.ts';
import { ensureInstitute } from './db/institute.ts';
import { sealWhatIsOpen } from './db/sealing.ts';
import { type AuditKeeper, startAuditKeeper } from './features/audit/auditKeeper.ts';
import { openPhotoStore } from './features/profile/openPhotoStore.ts';
import { FriendlyError } from './friendlyError.ts';
import { startWork, type Work } from './jobs/work.ts';
import { type KeyPurpose, openKeys } from './keys/keys.ts';
import { mailFolder, openMailer } from './mail/openMailer.ts';
import type { DemonstrationAccount } from './plugins/page.ts';
import { workersOf } from './workers.ts';

/** How long a stop waits for answers that are being given: a statement of theirs ends within 5 seconds. */
const ANSWER_WITHIN_MS = 6000;
/** When a stop ends whatever is left, the database's own closing included. What was acknowledged is on disk long before. */
const STOP_WITHIN_MS = 13_000;

/** A database that is up to date, with everything that features need to work on it. */
export interface Opened {
  readonly connection: Connection;
  readonly context: Context;
}

/** Opens the database, migrates it and makes sure that its institute and its keys are there, but for those that need not be. */
export async function openContext(config: Config, uncheckedKeys: readonly KeyPurpose[] = []): Promise<Opened> {
  const connection = await openDatabase(config);
  try {
    await connection.migrate();
    const instituteId = await ensureInstitute(connection.acrossInstitutes, config.institute);
    const keys = await openKeys(connection.acrossInstitutes, config, instituteId, uncheckedKeys);
    const base = { db: connection.acrossInstitutes, clock: () => new Date(), config, mail: openMailer(config), instituteId, keys };
    const context = { ...base, photoStore: openPhotoStore(config) };
    await sealWhatIsOpen(context);
    return { connection, context };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

export interface RunningServer {
  /** Where people reach it from this machine. */
  readonly address: string;
  /** Accounts to try; none but in a demonstration. */
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  /** Folder that mails are written to; undefined where an SMTP server takes them. */
  readonly mailFolder: string | undefined;
  /** Answers what is being worked on, then closes the database; within 15 seconds, whatever clients do. */
  stop(): Promise<void>;
}

/** Starts the whole server: database, demonstration data where it is asked for, and the socket. */
export async function startServer(config: Config): Promise<RunningServer> {
  // Read while the database opens, which is mostly waiting.
  const loading = import('./app.ts');
  const { connection, context } = await openContext(config);
  try {
    const { buildApp } = await loading;
    const demonstrationAccounts = await prepareDemonstration(context);
    const app = await buildApp({
      config,
      findInstitute: () => context,
      ping: connection.ping,
      portalFolder: findPortal(config),
      demonstrationAccountsOf: async () => demonstrationAccounts,
    });
    await connection.boundWaits();
    const address = await listen(app, config);
    const work = startWork(connection, { workers: workersOf(context, connection, app.log), log: app.log });
    const auditKeeper = startAuditKeeper(context, {
      onError: (error) => app.log.error({ err: error }, 'The audit log cannot be looked after'),
    });
    return {
      address,
      demonstrationAccounts,
      mailFolder: mailFolder(config),
      async stop() {
        await Promise.race([stopAll({ app, work, auditKeeper, connection }), pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** What runs, and is stopped together. */
interface Running {
  readonly app: FastifyInstance;
  readonly work: Work;
  readonly auditKeeper: AuditKeeper;
  readonly connection: Connection;
}

/** No client keeps it up: one that is slow to ask, to read or to go is cut off. */
async function stopAll({ app, work, auditKeeper, connection }: Running): Promise<void> {
  const cut = setTimeout(() => app.cutConnections(), ANSWER_WITHIN_MS);
  await Promise.all([app.close(), work.stop()]);
  clearTimeout(cut);
  // After the last write, so that its checkpoint is beyond that one.
  await auditKeeper.stop();
  await connection.close();
}

/** In a demonstration: fills an empty database, and gives the accounts to try. */
async function prepareDemonstration(context: Context): Promise<readonly DemonstrationAccount[]> {
  if (!context.config.demo) return [];
  const { demoAccounts, seedDemo } = await import('./db/seed/seedDemo.ts');
  await seedDemo(context);
  return demoAccounts(context.config.institute);
}

/** The portal is built beside the server; where there is none, the server answers calls only. */
function findPortal({ portalDir }: Config): string | undefined {
  const folder = portalDir ?? path.resolve(import.meta.dirname, '../../portal/dist');
  return existsSync(path.join(folder, 'index.html')) ? folder : undefined;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    const { port: used } = new URL(address);
    return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${used || '80'}`;
  } catch (error) {
    await app.close();
    throw explain(error, host, port);
  }
}

function explain(error: unknown, host: string, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new FriendlyError(`Port ${port} is in use.`, [], 'Stop what listens there, or set PORT to another number.', { cause: error });
    case 'EACCES':
      return new FriendlyError(`This user may not listen on port ${port}.`, [], 'Set PORT to a number above 1023.', { cause: error });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new FriendlyError(`This machine has no address "${host}".`, [], 'Correct HOST.', { cause: error });
    default:
      return error;
  }
}
