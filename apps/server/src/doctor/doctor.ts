import { existsSync } from 'node:fs';
import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { listBackups, type StoredBackup, verifyBackup } from '../backups/backupFolder.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/client.ts';
import { missingIndexes } from '../db/concurrentIndexes.ts';
import { type Connection, databaseBytes } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import { newId } from '../db/ids.ts';
import { comparedWithJournal } from '../db/migrations.ts';
import { listIds, listProviders } from '../features/institutes/institutes.service.ts';
import { openPhotoStore } from '../features/profile/openPhotoStore.ts';
import { FriendlyError } from '../friendlyError.ts';
import { countJobs, findFailed } from '../jobs/overview.ts';
import { openKeys } from '../keys/keys.ts';
import { readClock, readLatestNote } from './doctor.repo.ts';

/** The result of one check. Anything that is not fine comes with advice. */
export type Finding =
  | { readonly area: string; readonly state: 'fine'; readonly found: string }
  | { readonly area: string; readonly state: 'look' | 'wrong'; readonly found: string; readonly advice: string };

const CLOCK_SKEW_MS = 2000;
const ROOM_LEFT = 1024 ** 3;
const BACKUP_AGE_MS = 2 * 86_400_000;
const JOBS_WAIT_SECONDS = 300;
/** The limit for jobs that somebody waits for in front of a screen. */
const URGENT_WAITS_SECONDS = 60;
/** Maximum number of accounts that a finding lists. */
const MAX_NAMED = 20;

const fine = (area: string, found: string): Finding => ({ area, state: 'fine', found });
const look = (area: string, found: string, advice: string): Finding => ({ area, state: 'look', found, advice });
const wrong = (area: string, found: string, advice: string): Finding => ({ area, state: 'wrong', found, advice });

/** The parts of a connection that are checked. */
export type Examined = Pick<Connection, 'acrossInstitutes' | 'engine'>;

/**
 * Checks everything that an installation needs, without changing anything, and gives advice on what is wrong. A running server passes its
 * own connection.
 */
export async function examine(config: Config, now: Date, connection?: Examined): Promise<readonly Finding[]> {
  return [
    ...examineConfiguration(config),
    ...(connection ? await examineOpened(connection, config, now) : await examineDatabase(config, now)),
    await examineMail(config),
    ...(await examineStorage(config)),
    await examineBackups(config, now),
  ];
}

function examineConfiguration({ production, demo, portalUrl, serverUrl, trustedProxies, emailProof, mail, portalDir }: Config): Finding[] {
  const area = 'configuration';
  const findings: Finding[] = [];
  const isSecure = serverUrl.startsWith('https:');
  if (!production)
    findings.push(
      look(area, `not in production mode${demo ? ', and the demonstration passwords are public' : ''}`, 'Set NODE_ENV=production.'),
    );
  if (production && !isSecure) {
    findings.push(look(area, `${serverUrl} is not encrypted`, 'Set PORTAL_URL to an https address, and terminate TLS at a proxy.'));
  }
  if (isSecure && trustedProxies.length === 0) {
    findings.push(
      look(area, 'all requests seem to come from the proxy that terminates TLS', 'Set TRUST_PROXY to its address, or to loopback.'),
    );
  }
  if (production && !mail.smtpUrl && emailProof === 'before-onboarding') {
    findings.push(
      wrong(area, 'new people cannot verify their address, and are locked out', 'Set SMTP_URL, or EMAIL_PROOF=before-rights until then.'),
    );
  }
  if (portalDir && !existsSync(path.join(portalDir, 'index.html'))) {
    findings.push(wrong(area, `${portalDir} does not contain the portal`, 'Correct PORTAL_DIR, or build the portal with npm run build.'));
  }
  return findings.length > 0 ? findings : [fine(area, `production at ${portalUrl}`)];
}

async function examineDatabase(config: Config, now: Date): Promise<Finding[]> {
  const isNew = config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'));
  if (isNew) return [look('database', `none in ${config.dataDir} yet`, 'Start the server, which creates it.')];
  let connection: Connection;
  try {
    connection = await openDatabase({ ...config, mayBeShared: true });
  } catch (error) {
    if (error instanceof FriendlyError) return [wrong('database', [error.message, ...error.details].join(' '), error.advice)];
    throw error;
  }
  try {
    return await examineOpened(connection, config, now);
  } finally {
    await connection.close();
  }
}

async function examineOpened(connection: Examined, config: Config, now: Date): Promise<Finding[]> {
  const db = connection.acrossInstitutes;
  const size = `${Math.ceil((await databaseBytes(db)) / 1024 ** 2).toLocaleString('en-US')} MB`;
  const place = connection.engine === 'postgres' ? 'PostgreSQL' : 'embedded';
  const { pending, current, newest } = await comparedWithJournal(db);
  const findings = [fine('database', `${place}, ${size}`)];
  if (current > newest) {
    return [
      ...findings,
      wrong('migrations', 'run by a newer version of Quad', 'Use that version or a newer one, or restore a backup of this version.'),
    ];
  }
  if (pending > 0) {
    return [...findings, look('migrations', `pending: ${pending}`, 'Run quad migrate, or restart the server.')];
  }
  const missing = await missingIndexes(db);
  findings.push(
    missing.length === 0
      ? fine('migrations', 'up to date')
      : look('migrations', `missing indexes: ${missing.length}`, 'Run quad migrate, or restart the server.'),
  );
  return [
    ...findings,
    ...(await examineClock(connection, now)),
    await examineKeys(connection, config),
    await examineJobs(connection),
    ...(await examineErasures(connection)),
    ...(await examineSignIn(connection, now)),
  ];
}

async function examineClock({ acrossInstitutes: db, engine }: Examined, now: Date): Promise<Finding[]> {
  const advice = 'Synchronize the clocks by NTP: timedatectl set-ntp true.';
  const latest = await readLatestNote(db);
  if (latest && latest.getTime() - now.getTime() > CLOCK_SKEW_MS) {
    return [wrong('clock', `it is ${now.toISOString()}, but the audit log has a row of ${latest.toISOString()}`, advice)];
  }
  if (engine === 'embedded') return [fine('clock', `${now.toISOString()}, later than the audit log`)];
  const startedAt = Date.now();
  const theirs = (await readClock(db)).getTime();
  const own = (startedAt + Date.now()) / 2;
  const seconds = Math.abs(theirs - own) / 1000;
  return [
    seconds * 1000 > CLOCK_SKEW_MS
      ? wrong('clock', `differs by ${seconds.toFixed(0)} s from the database server`, advice)
      : fine('clock', `within ${Math.max(0.1, seconds).toFixed(1)} s of the database server`),
  ];
}

async function examineKeys({ acrossInstitutes: db }: Examined, config: Config): Promise<Finding> {
  const [instituteId] = await listIds(db);
  if (instituteId === undefined) return look('keys', 'there is no institute yet', 'Start the server, which creates it and its keys.');
  try {
    await openKeys(db, config, instituteId);
    const open: string[] = [];
    for (const name of ['feedback.key', 'audit.key', 'credentials.key']) {
      const mode = (await stat(path.join(config.dataDir, name)).catch(() => undefined))?.mode ?? 0;
      if ((mode & 0o077) !== 0) open.push(name);
    }
    if (open.length > 0)
      return wrong('keys', `the permissions of ${open.join(' and ')} are too open`, `Run chmod 600 on them in ${config.dataDir}.`);
    return fine('keys', 'match the database');
  } catch (error) {
    if (error instanceof FriendlyError) return wrong('keys', error.message, error.advice);
    throw error;
  }
}

/** Reports erasures that failed, by account id. Returns nothing when none failed. */
async function examineErasures({ acrossInstitutes: db }: Examined): Promise<Finding[]> {
  const failed = await findFailed(db, { queue: 'erasures', limit: MAX_NAMED });
  if (failed.length === 0) return [];
  const found = `accounts that could not be erased: ${failed.map(({ accountId }) => accountId).join(', ')}`;
  return [
    wrong('erasures', found, 'quad jobs failed shows the reasons. Erasures are retried a day later, or at once with quad jobs retry <id>.'),
  ];
}

async function examineJobs({ acrossInstitutes: db }: Examined): Promise<Finding> {
  const counts = await countJobs(db);
  const late = counts.filter(
    ({ queue, oldestSeconds }) => oldestSeconds > (queue === 'mail-urgent' ? URGENT_WAITS_SECONDS : JOBS_WAIT_SECONDS),
  );
  if (late.length > 0) {
    const waits = late.map(({ queue, waiting, oldestSeconds }) => `${waiting} in ${queue} for ${Math.round(oldestSeconds / 60)} min`);
    return wrong('jobs', `waiting for too long: ${waits.join(', ')}`, 'Check that a server is running, and read its log.');
  }
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) return look('jobs', `failed: ${failed}`, 'List them with quad jobs failed, and retry one with quad jobs retry <id>.');
  return fine('jobs', 'none is late, none has failed');
}

async function examineSignIn({ acrossInstitutes: db }: Examined, now: Date): Promise<Finding[]> {
  const providers = await listProviders(db);
  if (providers.length === 0) return [];
  const { examineProvider } = await import('../features/accounts/providers.service.ts');
  const faults = (await Promise.all(providers.map((provider) => examineProvider(provider, now)))).filter((fault) => fault !== undefined);
  if (faults.length === 0) return [fine('sign-in', `${providers.map(({ name }) => name).join(', ')}: reachable, or certificate valid`)];
  const advice = 'Ask the operator of the provider, and update its settings with quad sign-in add.';
  return faults.map(({ isSoon, found }) => (isSoon ? look : wrong)('sign-in', found, advice));
}

async function examineMail({ mail, dataDir }: Config): Promise<Finding> {
  if (!mail.smtpUrl) return look('mail', `mails are written to ${path.join(dataDir, 'mails')}`, 'Set SMTP_URL to send them.');
  const { host } = new URL(mail.smtpUrl);
  try {
    const { verifySmtp } = await import('../mail/smtpMailer.ts');
    await verifySmtp(mail.smtpUrl);
    return fine('mail', `${host} is reachable, and the sender is ${mail.from}`);
  } catch (error) {
    return wrong('mail', `cannot connect or log in to ${host} (${errorCode(error) ?? 'unknown'})`, 'Check SMTP_URL and the mail server.');
  }
}

async function examineStorage(config: Config): Promise<Finding[]> {
  const { dataDir } = config;
  const findings: Finding[] = [];
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const gigabytes = (bavail * bsize) / 1024 ** 3;
    const leftovers = (await readdir(dataDir)).filter((name) => /^(backup-|database\.new-)/.test(name));
    if (bavail * bsize < ROOM_LEFT) {
      findings.push(
        wrong('storage', `${dataDir} has only ${gigabytes.toFixed(1)} GB free`, 'Free disk space, which the database needs to write.'),
      );
    } else if (leftovers.length > 0) {
      findings.push(
        look('storage', `left unfinished: ${leftovers.join(', ')}`, `Remove it from ${dataDir}, unless it is still being written.`),
      );
    } else {
      findings.push(fine('storage', `${dataDir} is writable, ${gigabytes.toFixed(0)} GB free`));
    }
  } catch (error) {
    const code = errorCode(error);
    findings.push(
      code === 'ENOENT'
        ? look('storage', `${dataDir} does not exist yet`, 'Start the server, which creates it.')
        : wrong('storage', `${dataDir} is not accessible (${code ?? 'unknown'})`, 'Correct its permissions, or DATA_DIR.'),
    );
  }
  if (config.photoStore) findings.push(await examinePhotos(config));
  return findings;
}

async function examinePhotos(config: Config): Promise<Finding> {
  const store = openPhotoStore(config);
  const key = { instituteId: 'doctor', name: newId() };
  try {
    await store.put(key, Buffer.from('doctor'));
    const found = await store.get({ ...key, image: null });
    await store.remove(key);
    if (Buffer.from(found ?? []).toString() === 'doctor') return fine('photos', 'objects can be written, read and deleted');
    return wrong('photos', 'an object was read with another content than written', 'Check the store at PHOTO_STORE_URL.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong('photos', reason, 'Correct PHOTO_STORE_URL and its key, or check the store.');
  }
}

async function examineBackups(config: Config, now: Date): Promise<Finding> {
  let latest: StoredBackup | undefined;
  try {
    [latest] = await listBackups(config);
  } catch (error) {
    const found = `${config.backupDir} cannot be read (${errorCode(error) ?? 'unknown'})`;
    return wrong('backups', found, 'Correct its permissions, or BACKUP_DIR.');
  }
  const advice = 'Run quad backup every night: see docs/operating/running.md.';
  if (!latest) return look('backups', `none in ${config.backupDir}`, advice);
  const days = Math.floor((now.getTime() - latest.writtenAt.getTime()) / 86_400_000);
  if (now.getTime() - latest.writtenAt.getTime() > BACKUP_AGE_MS) return wrong('backups', `the latest is ${days} days old`, advice);
  if (!latest.isOwn) return fine('backups', `${latest.file}, by pg_dump`);
  try {
    const { rows } = await verifyBackup(latest.file);
    return fine('backups', `${latest.file} is complete: ${rows.toLocaleString('en-US')} rows`);
  } catch (error) {
    if (error instanceof FriendlyError) return wrong('backups', `${latest.file}: ${error.message}`, 'Create another one with quad backup.');
    throw error;
  }
}
