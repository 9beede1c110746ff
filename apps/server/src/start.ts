import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { listBackups } from './backups/backupFolder.ts';
import type { Config } from './config.ts';
import type { Context, Platform } from './context.ts';
import { openDatabase } from './db/client.ts';
import { type Connection, databaseBytes } from './db/connection.ts';
import { errorCode } from './db/errors.ts';
import type { Observe } from './db/observed.ts';
import type { Replica } from './db/replica.ts';
import { sealLegacyRows } from './db/sealing.ts';
import { examine } from './doctor/doctor.ts';
import { institutesToChain } from './features/audit/auditChain.ts';
import { type AuditMaintenance, startAuditMaintenance } from './features/audit/auditMaintenance.ts';
import { InstituteContexts } from './features/institutes/instituteContexts.ts';
import { configureFirstInstitute, ensureFirstInstitute } from './features/institutes/institutes.service.ts';
import { openPhotoStore } from './features/profile/openPhotoStore.ts';
import { FriendlyError } from './friendlyError.ts';
import { countJobs } from './jobs/overview.ts';
import { startWork, type Work } from './jobs/work.ts';
import { type KeyPurpose, openKeys } from './keys/keys.ts';
import type { MailTransport } from './mail/mailer.ts';
import { mailFolder, openMailTransport } from './mail/openMailer.ts';
import type { DemonstrationAccount } from './plugins/page.ts';
import type { Traces } from './plugins/traces.ts';
import { createWorkers } from './workers.ts';

/** How long a stop waits for running requests. Their statements end within 5 seconds. */
const ANSWER_WITHIN_MS = 6000;
/**
 * After this time a stop ends even if something still runs, including the closing of the database. Acknowledged writes are on disk long
 * before.
 */
const STOP_WITHIN_MS = 13_000;

/** A migrated database with everything that is needed to work on it. */
export interface Opened {
  readonly connection: Connection;
  readonly platform: Platform;
  /** The contexts that features work with, one per institute. */
  readonly institutes: InstituteContexts;
}

export interface OpenOptions {
  /** Keys that may be missing. */
  readonly optionalKeys?: readonly KeyPurpose[];
  readonly observe?: Observe | undefined;
  /** Whether the environment variables are those of a server. They then overwrite the settings of the first institute. */
  readonly isServer?: boolean;
}

/** Opens and migrates the database, and makes sure that its first institute and its keys exist. */
export async function openInstallation(
  config: Config,
  { optionalKeys = [], isServer = false, observe }: OpenOptions = {},
): Promise<Opened> {
  const connection = await openDatabase({ ...config, mayBeShared: !isServer, observe });
  try {
    await connection.migrate();
    const firstId = await ensureFirstInstitute(connection.acrossInstitutes, config);
    const keys = await openKeys(connection.acrossInstitutes, config, firstId, optionalKeys);
    const clock = () => new Date();
    const platform = { connection, clock, config, transport: openMailTransport(config), photoStore: openPhotoStore(config), keys };
    if (!optionalKeys.includes('audit')) await configureFirstInstitute(platform, firstId, { isAgain: isServer });
    await sealLegacyRows(connection, { clock, keys });
    return { connection, platform, institutes: new InstituteContexts(platform, optionalKeys) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

export interface RunningServer {
  /** URL at which this machine reaches the server. */
  readonly address: string;
  /** Accounts to try. Empty except in a demonstration. */
  readonly demonstrationAccounts: readonly DemonstrationAccount[];
  /** Folder that mails are written to. Undefined when they are sent by SMTP. */
  readonly mailFolder: string | undefined;
  /** Finishes running requests, then closes the database. Takes at most 15 seconds after DRAIN_SECONDS, whatever clients do. */
  stop(): Promise<void>;
}

/** Starts the whole server: the database, the demonstration data if configured, and the socket. */
export async function startServer(config: Config): Promise<RunningServer> {
  // Imported while the database opens, which is mostly waiting.
  const loading = import('./app.ts');
  const traces = config.traces && (await import('./plugins/traces.ts')).openTraces(config.traces);
  const { connection, platform, institutes } = await openInstallation(config, { isServer: true, observe: traces?.observe });
  try {
    const [{ buildApp }, { gatheredOutput }, { DeferredMetrics }] = await Promise.all([
      loading,
      import('./plugins/logging.ts'),
      import('./plugins/metrics.ts'),
    ]);
    const counting = new DeferredMetrics();
    const replica = await findReplica(config, connection);
    const [first] = await institutes.all();
    const demonstrationAccounts = first ? await prepareDemonstration(first, connection) : [];
    const app = await buildApp({
      config,
      findInstitute: (host) => institutes.find(host),
      acrossInstitutes: connection.acrossInstitutes,
      examine: () => examine(config, new Date(), connection),
      ping: connection.ping,
      logStream: gatheredOutput(),
      replica,
      portalFolder: findPortal(config),
      demonstrationAccountsOf: accountsToTry,
      metrics: counting,
      traces,
    });
    await connection.setTimeouts();
    const address = await listen(app, config);
    await acceptCommands(connection, app.log);
    const metrics = await counting.load();
    const workers = metrics.countAttempts(createWorkers({ platform, institutes, engine: connection.engine }, app.log));
    const work = startWork(connection, { workers, log: app.log });
    metrics.addProcess();
    metrics.addSources({
      engine: connection.engine,
      load: connection.load,
      databaseBytes: () => databaseBytes(connection.acrossInstitutes),
      queues: () => countJobs(connection.acrossInstitutes),
      lastBackupAt: async () => (await listBackups(config))[0]?.writtenAt,
    });
    const auditMaintenance = startAuditMaintenance({
      clock: platform.clock,
      institutes,
      institutesToChain: (now) => institutesToChain(connection.acrossInstitutes, now),
      onError: (error) => app.log.error({ err: error }, 'Chaining or checkpointing the audit log failed'),
    });
    return {
      address,
      demonstrationAccounts,
      mailFolder: mailFolder(config),
      async stop() {
        app.isDraining = true;
        await pause(config.drainSeconds * 1000);
        await Promise.race([
          stopAll({ app, work, transport: platform.transport, auditMaintenance, replica, connection, traces }),
          pause(STOP_WITHIN_MS, undefined, { ref: false }),
        ]);
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Lets commands connect to the embedded database. If that fails, the server goes on without them, because the portal matters more. */
async function acceptCommands(connection: Connection, log: FastifyInstance['log']): Promise<void> {
  try {
    await connection.acceptCommands?.();
  } catch (error) {
    log.warn({ err: error }, 'Commands cannot connect to this server');
  }
}

/** The running parts, which are stopped together. */
interface Running {
  readonly app: FastifyInstance;
  readonly work: Work;
  readonly transport: MailTransport;
  readonly auditMaintenance: AuditMaintenance;
  readonly replica: Replica | undefined;
  readonly connection: Connection;
  readonly traces: Traces | undefined;
}

/** Stops all parts. Connections of clients that are slow to send, to read or to close are cut off. */
async function stopAll({ app, work, transport, auditMaintenance, replica, connection, traces }: Running): Promise<void> {
  const cut = setTimeout(() => app.cutConnections(), ANSWER_WITHIN_MS);
  await Promise.all([app.close(), work.stop()]);
  clearTimeout(cut);
  // After the last write, so that the last checkpoint covers it.
  await auditMaintenance.stop();
  transport.close?.();
  await replica?.close();
  await connection.close();
  // An unreachable collector must not make the stop fail.
  await traces?.close().catch(() => undefined);
}

/** Opens the read replica if the configuration names one. */
async function findReplica(
  { databaseReadUrl, databasePoolSize: poolSize, databaseStatementNames: usesNamedStatements }: Config,
  { engine, acrossInstitutes }: Connection,
): Promise<Replica | undefined> {
  if (databaseReadUrl === undefined || engine !== 'postgres') return undefined;
  const { openReplica } = await import('./db/replica.ts');
  return openReplica(databaseReadUrl, acrossInstitutes, { poolSize, usesNamedStatements });
}

/** In a demonstration, seeds the first institute if it has no users, and returns the accounts to try. */
async function prepareDemonstration(context: Context, { acrossInstitutes }: Connection): Promise<readonly DemonstrationAccount[]> {
  if (!context.config.demo) return [];
  const { seedDemo } = await import('./db/seed/seedDemo.ts');
  await seedDemo(context, acrossInstitutes);
  return accountsToTry(context);
}

/** The accounts that an institute's sign-in page offers: those of the demonstration, if the institute holds its data. */
async function accountsToTry(context: Context): Promise<readonly DemonstrationAccount[]> {
  if (!context.config.demo) return [];
  const { demoAccounts, isDemonstration } = await import('./db/seed/seedDemo.ts');
  return (await isDemonstration(context)) ? demoAccounts(context.config.institute) : [];
}

/**
 * Returns the folder of the built portal, by default the one beside the server. Undefined when there is none: the server then serves the
 * API only.
 */
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
      return new FriendlyError(`Port ${port} is in use.`, [], 'Stop the process on it, or set PORT to another number.', { cause: error });
    case 'EACCES':
      return new FriendlyError(`This user may not listen on port ${port}.`, [], 'Set PORT to a number above 1023.', { cause: error });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new FriendlyError(`This machine has no address "${host}".`, [], 'Correct HOST.', { cause: error });
    default:
      return error;
  }
}
