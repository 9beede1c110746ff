import { existsSync } from 'node:fs';
import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { listBackups, verifyBackup } from '../backups/backupFolder.ts';
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
      look(area, `this is no production${demo ? ', but a demonstration whose passwords are public' : ''}`, 'Set NODE_ENV=production.'),
    );
  if (production && !isSecure) {
    findings.push(
      look(area, `people reach ${serverUrl} without encryption`, 'Set PORTAL_URL to an https address, and end TLS at a proxy.'),
    );
  }
  if (isSecure && trustedProxies.length === 0) {
    findings.push(
      look(area, 'everybody seems to come from the address of the proxy that ends TLS', 'Set TRUST_PROXY to its address, or to loopback.'),
    );
  }
  if (production && !mail.smtpUrl && emailProof === 'before-onboarding') {
    findings.push(
      wrong(area, 'nobody new can prove a mailbox, and nobody new gets in', 'Set SMTP_URL, or EMAIL_PROOF=before-rights until then.'),
    );
  }
  if (portalDir && !existsSync(path.join(portalDir, 'index.html'))) {
    findings.push(wrong(area, `there is no portal in ${portalDir}`, 'Correct PORTAL_DIR, or build the portal with npm run build.'));
  }
  return findings.length > 0 ? findings : [fine(area, `production at ${portalUrl}`)];
}

async function examineDatabase(config: Config, now: Date): Promise<Finding[]> {
  const isNew = config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'));
  if (isNew) return [look('database', `there is none in ${config.dataDir} yet`, 'Start the server: it makes one.')];
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
      wrong('migrations', 'a newer version of Quad was here', 'Use that version or a newer one, or restore a backup of this one.'),
    ];
  }
  if (pending > 0) {
    const count = pending === 1 ? '1 has' : `${pending} have`;
    return [...findings, look('migrations', `${count} not run`, 'quad migrate runs them, and so does the next start.')];
  }
  const missing = await missingIndexes(db);
  findings.push(
    missing.length === 0
      ? fine('migrations', 'all have run')
      : look('migrations', `${missing.length} indexes are missing`, 'quad migrate builds them, and so does the next start.'),
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
  const advice = 'Let the machines set their clocks by NTP: timedatectl set-ntp true.';
  const latest = await readLatestNote(db);
  if (latest && latest.getTime() - now.getTime() > CLOCK_SKEW_MS) {
    return [wrong('clock', `it is ${now.toISOString()} here, and something was noted at ${latest.toISOString()}`, advice)];
  }
  if (engine === 'embedded') return [fine('clock', `${now.toISOString()}, later than all that was noted`)];
  const startedAt = Date.now();
  const theirs = (await readClock(db)).getTime();
  const own = (startedAt + Date.now()) / 2;
  const seconds = Math.abs(theirs - own) / 1000;
  return [
    seconds * 1000 > CLOCK_SKEW_MS
      ? wrong('clock', `it is ${seconds.toFixed(0)} s from the database server's`, advice)
      : fine('clock', `as the database server's, to ${Math.max(0.1, seconds).toFixed(1)} s`),
  ];
}

async function examineKeys({ acrossInstitutes: db }: Examined, config: Config): Promise<Finding> {
  const [instituteId] = await listIds(db);
  if (instituteId === undefined) return look('keys', 'there is no institute yet', 'Start the server: it makes one, and its keys.');
  try {
    await openKeys(db, config, instituteId);
    const open: string[] = [];
    for (const name of ['feedback.key', 'audit.key', 'credentials.key']) {
      const mode = (await stat(path.join(config.dataDir, name)).catch(() => undefined))?.mode ?? 0;
      if ((mode & 0o077) !== 0) open.push(name);
    }
    if (open.length > 0)
      return wrong('keys', `others on this machine may read ${open.join(' and ')}`, `chmod 600 them in ${config.dataDir}.`);
    return fine('keys', 'those that the database was written with');
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
    wrong('erasures', found, 'quad jobs failed says why. They are tried again a day later; quad jobs retry <id> has it done at once.'),
  ];
}

async function examineJobs({ acrossInstitutes: db }: Examined): Promise<Finding> {
  const counts = await countJobs(db);
  const late = counts.filter(
    ({ queue, oldestSeconds }) => oldestSeconds > (queue === 'mail-urgent' ? URGENT_WAITS_SECONDS : JOBS_WAIT_SECONDS),
  );
  if (late.length > 0) {
    const waits = late.map(({ queue, waiting, oldestSeconds }) => `${waiting} of ${queue} for ${Math.round(oldestSeconds / 60)} min`);
    return wrong('jobs', `nobody does them: ${waits.join(', ')} `.trim(), 'Is a server running? Its log says what keeps it.');
  }
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) return look('jobs', `${failed} were given up`, 'quad jobs failed says why; quad jobs retry <id> has one tried again.');
  return fine('jobs', 'none waits for long, none was given up');
}

async function examineSignIn({ acrossInstitutes: db }: Examined, now: Date): Promise<Finding[]> {
  const providers = await listProviders(db);
  if (providers.length === 0) return [];
  const { examineProvider } = await import('../features/accounts/providers.service.ts');
  const faults = (await Promise.all(providers.map((provider) => examineProvider(provider, now)))).filter((fault) => fault !== undefined);
  if (faults.length === 0) return [fine('sign-in', `${providers.map(({ name }) => name).join(', ')}: reached, or signing with what holds`)];
  const advice = 'Ask whoever runs the provider, and say it anew with quad sign-in add.';
  return faults.map(({ isSoon, found }) => (isSoon ? look : wrong)('sign-in', found, advice));
}

async function examineMail({ mail, dataDir }: Config): Promise<Finding> {
  if (!mail.smtpUrl) return look('mail', `mails become files in ${path.join(dataDir, 'mails')}`, 'Set SMTP_URL to have them sent.');
  const { host } = new URL(mail.smtpUrl);
  try {
    const { greetSmtp } = await import('../mail/smtpMailer.ts');
    await greetSmtp(mail.smtpUrl);
    return fine('mail', `${host} lets us in, and mails come from ${mail.from}`);
  } catch (error) {
    return wrong('mail', `${host} does not let us in (${errorCode(error) ?? 'unknown'})`, 'Correct SMTP_URL, or look at the mail server.');
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
        wrong('storage', `${gigabytes.toFixed(1)} GB are left where ${dataDir} is`, 'Make room, before the database cannot write.'),
      );
    } else if (leftovers.length > 0) {
      findings.push(
        look('storage', `${leftovers.join(', ')} is left of something that was cut short`, `Unless it goes on: rm -r it in ${dataDir}.`),
      );
    } else {
      findings.push(fine('storage', `${dataDir} can be written to, ${gigabytes.toFixed(0)} GB are left`));
    }
  } catch (error) {
    const code = errorCode(error);
    findings.push(
      code === 'ENOENT'
        ? look('storage', `there is no ${dataDir} yet`, 'Start the server: it makes the folder.')
        : wrong('storage', `${dataDir} cannot be written to (${code ?? 'unknown'})`, 'Give this user the right to, or correct DATA_DIR.'),
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
    if (Buffer.from(found ?? []).toString() === 'doctor') return fine('photos', 'the store takes, gives and removes objects');
    return wrong('photos', 'the store gave back something else', 'Look at the store: PHOTO_STORE_URL.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong('photos', reason, 'Correct PHOTO_STORE_URL and its key, or look at the store.');
  }
}

async function examineBackups(config: Config, now: Date): Promise<Finding> {
  const [latest] = await listBackups(config);
  const advice = 'Have quad backup run every night: see docs/operating/running.md.';
  if (!latest) return look('backups', `there is none in ${config.backupDir}`, advice);
  const days = Math.floor((now.getTime() - latest.writtenAt.getTime()) / 86_400_000);
  if (now.getTime() - latest.writtenAt.getTime() > BACKUP_AGE_MS) return wrong('backups', `the latest is ${days} days old`, advice);
  if (!latest.isOwn) return fine('backups', `${latest.file}, by pg_dump`);
  try {
    const { rows } = await verifyBackup(latest.file);
    return fine('backups', `${latest.file} is whole: ${rows.toLocaleString('en-US')} rows`);
  } catch (error) {
    if (error instanceof FriendlyError) return wrong('backups', `${latest.file}: ${error.message}`, 'Take another one with quad backup.');
    throw error;
  }
}
