// Writes of the product with and without their row in the audit log: the same call by 16 people at once, with the log's keeper at work.
// Prints the milliseconds that each round took: { "writes": …, "with": [...], "without": [...] }.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Database } from '../../apps/server/src/db/connection.ts';
import { newId } from '../../apps/server/src/db/ids.ts';
import { auditLog, users } from '../../apps/server/src/db/schema.ts';
import { institutesToChain } from '../../apps/server/src/features/audit/auditChain.ts';
import { startAuditKeeper } from '../../apps/server/src/features/audit/auditKeeper.ts';
import { cookieName, openSession } from '../../apps/server/src/plugins/session.ts';
import { openInstallation } from '../../apps/server/src/start.ts';

const WRITERS = 16;
const WRITES = 320;
/** Many short ones: what else the machine does falls on both. */
const ROUNDS = 41;

const folder = await mkdtemp(path.join(tmpdir(), 'quad-audit-'));
const { connection, platform, institutes } = await openInstallation(
  readConfig({ ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' }, folder),
);
const [context] = await institutes.all();
if (!context) throw new Error('There is no institute.');
const { db, instituteId, config } = context;
const people = Array.from({ length: WRITERS }, (_, index) => ({
  instituteId,
  id: newId(),
  name: 'Writer',
  email: `writer${index}@campus.example`,
  emailVerified: true,
  onboardingComplete: true,
}));
await db.insert(users).values(people);
const tokens = await Promise.all(people.map(({ id }) => openSession(context, { id, passwordHash: null })));
const keeper = startAuditKeeper({
  clock: platform.clock,
  institutes,
  institutesToChain: (now) => institutesToChain(connection.acrossInstitutes, now),
  onError: (error) => {
    throw error;
  },
});

/** A database whose transactions leave the log's row out: of what this call does, it alone is a statement by hand. */
function withoutAudit(): Database {
  const leaveOut = (tx: Database) =>
    new Proxy(tx, { get: (target, name) => (name === 'execute' ? async () => ({ rows: [] }) : Reflect.get(target, name)) });
  const transaction: Database['transaction'] = (work, options) => db.transaction((tx) => work(leaveOut(tx) as typeof tx), options);
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) });
}

const unaudited = { ...context, db: withoutAudit() };
const apps = {
  with: await buildApp({ config, findInstitute: () => context, acrossInstitutes: connection.acrossInstitutes, ping: connection.ping }),
  without: await buildApp({ config, findInstitute: () => unaudited, acrossInstitutes: connection.acrossInstitutes, ping: connection.ping }),
};

async function round(arm: keyof typeof apps): Promise<number> {
  let left = WRITES;
  const since = performance.now();
  await Promise.all(
    tokens.map(async (token = '') => {
      while (left > 0) {
        left -= 1;
        const response = await apps[arm].inject({
          method: 'POST',
          url: '/api/skills/create-skill',
          headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': newId() },
          cookies: { [cookieName(config)]: token },
          payload: { name: newId(), category: 'Electronics', type: 'technical', description: 'A skill.' },
        });
        if (response.statusCode !== 201) throw new Error(response.body);
      }
    }),
  );
  return performance.now() - since;
}

const times: Record<keyof typeof apps, number[]> = { with: [], without: [] };
await round('with');
await round('without');
for (let index = 0; index < ROUNDS; index += 1) {
  for (const arm of index % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const)) times[arm].push(await round(arm));
}
await keeper.stop();
const written = await db.$count(auditLog, eq(auditLog.action, 'skill.create'));
if (written !== WRITES * (ROUNDS + 1)) throw new Error(`The log has ${written} rows: the two differ in something else than their rows.`);
for (const app of Object.values(apps)) await app.close();
await connection.close();
await rm(folder, { recursive: true });
console.log(JSON.stringify({ writes: WRITES, ...times }));
