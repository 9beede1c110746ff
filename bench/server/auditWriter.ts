// Writes with and without a row in the audit log, as changes of the product do, with the log's keeper at work. Prints the milliseconds
// that each round took: { "with": [...], "without": [...] }.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accept } from '@quad/domain/refusals';
import { and, eq } from 'drizzle-orm';
import { readConfig } from '../../apps/server/src/config.ts';
import { newId } from '../../apps/server/src/db/ids.ts';
import { skills, users } from '../../apps/server/src/db/schema.ts';
import { mutate } from '../../apps/server/src/features/audit/audit.service.ts';
import { startAuditKeeper } from '../../apps/server/src/features/audit/auditKeeper.ts';
import { openContext } from '../../apps/server/src/start.ts';

const WRITERS = 16;
const WRITES = 400;
/** Many short ones: what else the machine does falls on both. */
const ROUNDS = 41;

const folder = await mkdtemp(path.join(tmpdir(), 'quad-audit-'));
const { connection, context } = await openContext(readConfig({ ...process.env, DATA_DIR: folder }, folder));
const { db, instituteId } = context;
const people = Array.from({ length: WRITERS }, (_, index) => ({
  instituteId,
  id: newId(),
  name: 'Writer',
  email: `writer${index}@campus.example`,
}));
await db.insert(users).values(people);
const keeper = startAuditKeeper(context, {
  onError: (error) => {
    throw error;
  },
});

/** What a request does: it looks who asks, holds what it changes, writes, and is answered. */
async function write(userId: string, isAudited: boolean): Promise<void> {
  const isOwn = and(eq(users.instituteId, instituteId), eq(users.id, userId));
  await db.select().from(users).where(isOwn);
  await mutate(context, { actor: { userId } }, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(isOwn).for('no key update');
    const id = newId();
    await tx
      .insert(skills)
      .values({ instituteId, id, name: id, category: 'c', type: 'technical', createdBy: userId, createdAt: new Date() });
    return accept({
      value: id,
      audit: isAudited ? { action: 'skill.create', subjectId: id, detail: { name: id, type: 'technical' } } : undefined,
    });
  });
}

async function round(isAudited: boolean): Promise<number> {
  let left = WRITES;
  const since = performance.now();
  await Promise.all(
    people.map(async ({ id }) => {
      while (left > 0) {
        left -= 1;
        await write(id, isAudited);
      }
    }),
  );
  return performance.now() - since;
}

const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
await round(true);
for (let index = 0; index < ROUNDS; index += 1) {
  for (const arm of index % 2 ? (['with', 'without'] as const) : (['without', 'with'] as const))
    times[arm].push(await round(arm === 'with'));
}
await keeper.stop();
await connection.close();
await rm(folder, { recursive: true });
console.log(JSON.stringify({ writes: WRITES, ...times }));
