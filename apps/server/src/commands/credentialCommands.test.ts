import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CredentialVerdict, JsonDocument } from '@quad/domain/records';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Actor, Context } from '../context.ts';
import { users } from '../db/schema.ts';
import { addUserSkill } from '../features/endorsements/testing/records.ts';
import { checkCredential } from '../features/records/credentials.service.ts';
import { issueCredential } from '../features/records/records.service.ts';
import { Verifier } from '../features/records/verifying.ts';
import { newTestDatabase } from '../testing/database.ts';
import { TEST_NOW } from '../testing/testApp.ts';
import { withContext } from './command.ts';
import { runCommand } from './runCommand.ts';

let folder: string;

/** The commands find the database and the key by environment variables, as in production. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'quad-credentials-'));
  const database = await newTestDatabase();
  vi.stubEnv('DATABASE_URL', database.url ?? '');
  vi.stubEnv('DATA_DIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await database.close();
    await rm(folder, { recursive: true });
  });
  await runCommand(['create-user', '--email', 'meera@campus.example', '--name', 'Meera Iyer', '--onboarded']);
});

/** Runs work like a server that starts now. */
function started<T>(work: (context: Context) => Promise<T>): Promise<T> {
  return withContext(readConfig(process.env, '/nowhere'), {}, work);
}

async function issued(): Promise<JsonDocument> {
  return started(async (context) => {
    const [user] = await context.db.select().from(users).where(eq(users.email, 'meera@campus.example'));
    const userId = user?.id ?? '';
    const skill = await addUserSkill(context, { userId, endorsedAt: TEST_NOW });
    const actor = { userId } as Actor;
    const outcome = await issueCredential(context, { actor, claim: undefined, entryId: `skill.${skill.id}` });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.value;
  });
}

async function verdictOn(credential: JsonDocument): Promise<CredentialVerdict> {
  const verifier = new Verifier();
  onTestFinished(() => verifier.close());
  return started(async (context) => {
    const checked = await checkCredential(context, credential, verifier);
    if (!checked.ok) throw new Error(checked.refusal.message);
    return checked.value.verdict;
  });
}

const publicPart = async () => /Public key: (z6Mk\w+)/.exec(await runCommand(['credentials', 'key']))?.[1];

describe('quad credentials key', () => {
  it('creates a key if there is none, and shows only its public part', async () => {
    const shown = await runCommand(['credentials', 'key']);
    expect(shown).toMatch(
      /^did:web:\S+ signs with the key in \S+\/credentials\.key\.\nPublic key: z6Mk\w+\nAll valid keys: \S+\/\.well-known\/did\.json$/,
    );
    const key = (await readFile(path.join(folder, 'credentials.key'), 'utf8')).trim();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(shown).not.toContain(key);
  });

  it('uses the key from the environment, and rejects one that does not match the database', async () => {
    const own = await publicPart();
    const key = (await readFile(path.join(folder, 'credentials.key'), 'utf8')).trim();
    await rm(path.join(folder, 'credentials.key'));
    vi.stubEnv('CREDENTIALS_KEY', key);
    expect(await publicPart()).toBe(own);
    vi.stubEnv('CREDENTIALS_KEY', 'f'.repeat(64));
    await expect(runCommand(['credentials', 'key'])).rejects.toThrow('CREDENTIALS_KEY is not the key of this database.');
  });
});

describe('quad credentials rotate', () => {
  it('signs with a new key and keeps earlier signatures valid', async () => {
    const before = [await publicPart(), await issued()] as const;
    expect(await runCommand(['credentials', 'rotate'])).toBe(
      'A new key signs credentials. Earlier signatures stay valid. Restart the servers.',
    );
    expect(await publicPart()).not.toBe(before[0]);
    expect([await verdictOn(before[1]), await verdictOn(await issued())]).toEqual(['valid', 'valid']);
  });

  it('invalidates earlier signatures with --forget-former', async () => {
    const former = await issued();
    expect(await runCommand(['credentials', 'rotate', '--forget-former'])).toBe(
      'A new key signs credentials. Invalidated former keys: 1. Restart the servers.',
    );
    expect([await verdictOn(former), await verdictOn(await issued())]).toEqual(['changed', 'valid']);
  });

  it('replaces a lost key with --lost and keeps earlier signatures valid', async () => {
    const former = await issued();
    await rm(path.join(folder, 'credentials.key'));
    await expect(runCommand(['credentials', 'rotate'])).rejects.toThrow('The key of this database is missing (credentials.key).');
    await runCommand(['credentials', 'rotate', '--lost']);
    expect([await verdictOn(former), await verdictOn(await issued())]).toEqual(['valid', 'valid']);
  });
});
