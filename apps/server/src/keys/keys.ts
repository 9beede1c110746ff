import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type KeyPurpose, lockKey, readChecks, storeFingerprint, storeFirstFingerprint } from './keyChecks.repo.ts';

export type { KeyPurpose } from './keyChecks.repo.ts';

/** Keys of 32 random bytes each, stored outside the database and outside its backups. */
export type Keys = Readonly<Record<KeyPurpose, Buffer>>;

type KeyConfig = Pick<Config, 'dataDir' | 'keys' | 'production'>;

const KEY_BYTES = 32;
const PURPOSES: readonly KeyPurpose[] = ['feedback', 'audit', 'credentials'];
const TEXTS: Readonly<Record<KeyPurpose, { variable: string; whenLost: string }>> = {
  feedback: {
    variable: 'FEEDBACK_KEY',
    whenLost: 'If it is lost, quad feedback rotate-key --forget-authors replaces it, and removes earlier authors of anonymous feedback.',
  },
  audit: {
    variable: 'AUDIT_KEY',
    whenLost: 'If it is lost, quad audit seal-anew --accept-broken-audit replaces it, and seals the log as it is now.',
  },
  credentials: {
    variable: 'CREDENTIALS_KEY',
    whenLost: 'If it is lost, quad credentials rotate --lost replaces it. Earlier signatures stay valid.',
  },
};

/** Derives a key for one use from one of the three keys, so that keys of different uses are independent. */
export function deriveKey(key: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `quad ${use}`, KEY_BYTES));
}

/** Returns the keyed hash (HMAC-SHA-256) of the parts, as hexadecimal digits. */
export function keyedHash(key: Buffer, parts: readonly unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
}

/** Path of the file with a key that the environment does not set. */
function keyFile({ dataDir }: Pick<Config, 'dataDir'>, purpose: KeyPurpose): string {
  return path.join(dataDir, `${purpose}.key`);
}

/**
 * Returns the keys of this installation, from the environment or from the data folder, where the first start creates them. Throws a
 * FriendlyError when the institute's rows were written with other keys, except for a key in `unchecked`, which is not needed or about to be
 * replaced.
 */
export async function openKeys(
  db: Database,
  config: KeyConfig,
  instituteId: string,
  optionalKeys: readonly KeyPurpose[] = [],
): Promise<Keys> {
  const stored = await readChecks(db, instituteId);
  const openKey = async (purpose: KeyPurpose): Promise<Buffer> => {
    const expected = stored.get(purpose);
    const key = await findKey(config, purpose, expected && ((found) => fingerprintOf(found, purpose, instituteId) === expected));
    if (optionalKeys.includes(purpose)) return key ?? randomBytes(KEY_BYTES);
    if (expected === undefined) {
      const first = key ?? (await createKey(config, purpose));
      await storeFirstFingerprint(db, { instituteId, purpose, fingerprint: fingerprintOf(first, purpose, instituteId) });
      // Another node may have stored its key first; then that key counts.
      return refuseOther(first, (await readChecks(db, instituteId)).get(purpose), purpose, { config, instituteId });
    }
    return refuseOther(key, expected, purpose, { config, instituteId });
  };
  return { feedback: await openKey('feedback'), audit: await openKey('audit'), credentials: await openKey('credentials') };
}

/**
 * Checks that an institute's rows were written with these keys, and stores the fingerprints for a new institute. Throws a FriendlyError
 * when they were written with others, except for a key in `unchecked`, which is not needed or about to be replaced.
 */
export async function verifyKeys(
  db: Database,
  config: KeyConfig,
  { instituteId, keys, optionalKeys = [] }: { instituteId: string; keys: Keys; optionalKeys?: readonly KeyPurpose[] },
): Promise<void> {
  const stored = await readChecks(db, instituteId);
  for (const purpose of PURPOSES.filter((known) => !optionalKeys.includes(known))) {
    const fingerprint = fingerprintOf(keys[purpose], purpose, instituteId);
    if (!stored.has(purpose)) await storeFirstFingerprint(db, { instituteId, purpose, fingerprint });
    refuseOther(keys[purpose], stored.get(purpose) ?? fingerprint, purpose, { config, instituteId });
  }
}

/** Stores the fingerprints of these keys for an institute that is being created. */
export async function storeFingerprints(tx: Database, instituteId: string, keys: Keys): Promise<void> {
  for (const purpose of PURPOSES)
    await storeFirstFingerprint(tx, { instituteId, purpose, fingerprint: fingerprintOf(keys[purpose], purpose, instituteId) });
}

/**
 * Replaces the key of a purpose for all institutes. `work` runs in the transaction that stores the new fingerprints; the new key file
 * replaces the old one afterwards.
 */
export async function replaceKey(
  across: Database,
  config: KeyConfig,
  { instituteIds, purpose }: { instituteIds: readonly string[]; purpose: KeyPurpose },
  work: (tx: Database, key: Buffer) => Promise<void>,
): Promise<void> {
  const key = randomBytes(KEY_BYTES);
  const file = keyFile(config, purpose);
  await writeKey(`${file}.new`, key);
  await across.transaction(async (tx) => {
    for (const instituteId of instituteIds) await lockKey(tx, instituteId, purpose, { isShared: false });
    await work(tx, key);
    for (const instituteId of instituteIds) {
      await storeFingerprint(tx, { instituteId, purpose, fingerprint: fingerprintOf(key, purpose, instituteId) });
    }
  });
  await rename(`${file}.new`, file);
}

/** What to do after a key was replaced, as a sentence. */
export function afterReplacement(config: KeyConfig, purpose: KeyPurpose): string {
  if (!config.keys[purpose]) return 'Restart the servers.';
  return `Set ${TEXTS[purpose].variable} to the content of ${keyFile(config, purpose)} on all servers, and restart them.`;
}

/**
 * Returns whether the institute's rows are written with this key, and keeps that so until the transaction ends. False on a server that
 * still runs after the key was replaced.
 */
export async function lockCurrentKey(tx: Database, instituteId: string, purpose: KeyPurpose, key: Buffer): Promise<boolean> {
  await lockKey(tx, instituteId, purpose, { isShared: true });
  const expected = (await readChecks(tx, instituteId)).get(purpose);
  return expected === undefined || expected === fingerprintOf(key, purpose, instituteId);
}

function fingerprintOf(key: Buffer, purpose: KeyPurpose, instituteId: string): string {
  return keyedHash(deriveKey(key, 'key check'), [purpose, instituteId]);
}

function refuseOther(
  key: Buffer | undefined,
  expected: string | undefined,
  purpose: KeyPurpose,
  { config, instituteId }: { config: KeyConfig; instituteId: string },
): Buffer {
  const { variable, whenLost } = TEXTS[purpose];
  const advice = `Set ${variable} to it, or copy ${purpose}.key from its original data folder to ${config.dataDir}. ${whenLost}`;
  if (!key) throw new FriendlyError(`The key of this database is missing (${purpose}.key).`, [], advice);
  if (fingerprintOf(key, purpose, instituteId) === expected) return key;
  const place = config.keys[purpose] ? variable : keyFile(config, purpose);
  throw new FriendlyError(`${place} is not the key of this database.`, [], advice);
}

/**
 * Returns the key from the environment or the file. After an interrupted replacement it is the one of the two files that matches the
 * fingerprint.
 */
async function findKey(
  { dataDir, keys }: Pick<KeyConfig, 'dataDir' | 'keys'>,
  purpose: KeyPurpose,
  fits: '' | undefined | ((key: Buffer) => boolean),
): Promise<Buffer | undefined> {
  if (keys[purpose]) return Buffer.from(keys[purpose], 'hex');
  const file = keyFile({ dataDir }, purpose);
  const key = await readKey(file);
  if (!fits || (key && fits(key))) return key;
  const replacement = await readKey(`${file}.new`);
  if (!replacement || !fits(replacement)) return key;
  await rename(`${file}.new`, file);
  return replacement;
}

async function readKey(file: string): Promise<Buffer | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
    throw new FriendlyError(`${file} does not contain a key.`, [], 'Restore the file, which has 64 hexadecimal digits.');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (error instanceof FriendlyError) throw error;
    throw new FriendlyError(`${file} cannot be read (${code ?? 'unknown'}).`, [], 'Let the user of the server read the file.', {
      cause: error,
    });
  }
}

async function createKey(config: KeyConfig, purpose: KeyPurpose): Promise<Buffer> {
  const file = keyFile(config, purpose);
  try {
    const key = randomBytes(KEY_BYTES);
    await writeKey(file, key, 'wx');
    if (config.production) console.error(`Created the key ${file}. Keep a copy of it, separate from the backups.`);
    return key;
  } catch (error) {
    const existing = errorCode(error) === 'EEXIST' ? await readKey(file) : undefined;
    if (existing) return existing;
    const { variable } = TEXTS[purpose];
    throw new FriendlyError(
      `The key ${file} cannot be written.`,
      [errorCode(error) ?? String(error)],
      `Correct the permissions, or set ${variable}.`,
      {
        cause: error,
      },
    );
  }
}

/** Writes a key file that only its owner can read, and syncs it to disk before anything is written with the key. */
async function writeKey(file: string, key: Buffer, flags = 'w'): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, flags, 0o600);
  try {
    await handle.writeFile(`${key.toString('hex')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
