// Tables of so many lines, each checked and done by the worker of imports as a server does it. The engine is the first argument, the number
// of lines the second, then the kinds, or all. Prints of each kind the seconds of both steps, and by how many bytes what is alive grew.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guessColumns, IMPORT_KINDS, type ImportKind, importColumns } from '@quad/domain/administration';
import { and, eq, ne } from 'drizzle-orm';
import { readConfig } from '../../apps/server/src/config.ts';
import { newId } from '../../apps/server/src/db/ids.ts';
import { events, importRows, imports, orgUnits, positions, users } from '../../apps/server/src/db/schema.ts';
import { applyImport, chooseColumns, readImport, uploadTable } from '../../apps/server/src/features/imports/imports.service.ts';
import { importWorker } from '../../apps/server/src/features/imports/importWorker.ts';
import { openInstallation } from '../../apps/server/src/start.ts';
import type { ImportStep } from '../../packages/domain/src/administration/index.ts';

const [engine = '', lines = '', ...chosen] = process.argv.slice(2);
const count = Number(lines);
const folder = await mkdtemp(path.join(tmpdir(), 'quad-import-'));
const { DATABASE_URL, ...without } = process.env;
const environment = engine === 'postgres' ? process.env : without;
const { connection, institutes } = await openInstallation(
  readConfig({ ...environment, DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'test' }, folder),
);
const [context] = await institutes.all();
if (!context) throw new Error('There is no institute.');
const { db, instituteId } = context;

const UNITS = 100;
const POSITIONS = 500;
const now = context.clock();
const actorId = newId();
const person = { instituteId, name: 'Somebody', emailVerified: true, onboardingComplete: true };
await db.insert(users).values({ ...person, id: actorId, email: 'office@campus.example', administratorSince: now });
const units = Array.from({ length: UNITS }, (_, n) => ({
  instituteId,
  id: newId(),
  name: `Unit ${n}`,
  type: 'Club' as const,
  category: 'scitech' as const,
  contactEmail: `unit${n}@campus.example`,
  createdAt: now,
  updatedAt: now,
}));
await db.insert(orgUnits).values(units);
const offices = Array.from({ length: POSITIONS }, (_, n) => ({
  instituteId,
  id: newId(),
  unitId: units[n % UNITS]?.id ?? '',
  title: `Post ${n}`,
  positionType: 'Member',
  positionCount: 1000,
  createdAt: now,
  updatedAt: now,
}));
await db.insert(positions).values(offices);
await db.insert(events).values(
  Array.from({ length: 100 }, (_, n) => ({
    instituteId,
    id: newId(),
    title: `Old event ${n}`,
    unitId: units[n]?.id ?? '',
    category: 'technical' as const,
    createdAt: now,
    updatedAt: now,
    startsAt: new Date(now.getTime() - n * 86_400_000),
  })),
);
// Whom every table but that of people names.
for (let start = 0; start < count; start += 1000) {
  const part = Array.from({ length: Math.min(1000, count - start) }, (_, n) => start + n);
  await db.insert(users).values(part.map((n) => ({ ...person, id: newId(), email: `known${n}@campus.example`, rollNumber: `K${n}` })));
}

const postOf = (n: number) => [`Unit ${(n % POSITIONS) % UNITS}`, `Post ${n % POSITIONS}`] as const;
const today = now.toISOString().slice(0, 10);
const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0);
const tenure = `${year}-${year + 1}`;

/** A line of each kind, whose columns are those of an export. */
const LINES: Readonly<Record<ImportKind, (n: number) => readonly string[]>> = {
  people: (n) => [`new${n}@campus.example`, `Person ${n}`, `N${n}`, 'B.Tech', 'Physics', '2024'],
  offices: (n) => [postOf(n)[1], postOf(n)[0], `known${n}@campus.example`, tenure, ''],
  units: (n) => [`Group ${n}`, 'Club', 'sports', `group${n}@campus.example`, n % 2 ? `Group ${n - 1}` : '', 'A group.'],
  positions: (n) => [`Unit ${n % UNITS}`, `New post ${n}`, 'Member', '2', 'Does what there is to do.'],
  holders: (n) => [`known${n}@campus.example`, ...postOf(n + 1), tenure, 'active', today],
  rooms: (n) => [`Room ${n}`, 'Main Block', '80', 'Projector; Whiteboard', '08:00', '22:00', 'The president', 'no'],
  events: (n) => [
    ...[`Event ${n}`, `Unit ${n % UNITS}`, 'technical', `${year + 2}-01-${10 + (n % 18)} 10:00`, `${year + 2}-01-${10 + (n % 18)} 12:00`],
    ...['Somewhere', '', '', 'Described.', `known${n}@campus.example`, '', '', '', '', '', '', ''],
  ],
  skills: (n) => [`known${n}@campus.example`, `Skill ${n % 300}`, 'technical', 'beginner', 'Electronics', '', ''],
  achievements: (n) => [
    ...[`known${n}@campus.example`, `Prize ${n}`, 'academic', '2026-01-10', 'Robotics', 'National', '1st'],
    ...[`Old event ${n % 100}`, '', '', 'Won.'],
  ],
};

function tableOf(kind: ImportKind): string {
  const header = importColumns(kind).map(([, column]) => column.header);
  return [header, ...Array.from({ length: count }, (_, n) => LINES[kind](n))].map((cells) => cells.join(',')).join('\n');
}

/** Asked for the time at every record: what is alive is looked at then, for the embedded database leaves timers no turn. */
let look = () => {};
const looking = {
  ...context,
  clock() {
    look();
    return context.clock();
  },
};
const worker = importWorker(() => looking);
const gc = globalThis.gc ?? (() => {});
const alive = () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Does one step, and says how long it took and, where that is looked at every so often, by how much what is alive had grown at most. */
async function step(importId: string, name: ImportStep, everyMs = Number.POSITIVE_INFINITY): Promise<{ seconds: number; grown: number }> {
  const before = alive();
  let most = before;
  let lookedAt = performance.now();
  look = () => {
    if (performance.now() - lookedAt < everyMs) return;
    most = Math.max(most, alive());
    lookedAt = performance.now();
  };
  const since = performance.now();
  const data = { instituteId, importId, step: name };
  await worker({ id: newId(), data, createdAt: now, attempt: 1, isLastAttempt: true, signal: undefined });
  return { seconds: (performance.now() - since) / 1000, grown: most - before };
}

const actor = { userId: actorId } as Parameters<typeof chooseColumns>[1]['actor'];
const measured: Record<string, unknown>[] = [];
// Units last: an institute has hundreds at most, and no other kind is to be measured among thousands.
const kinds = [...IMPORT_KINDS.filter((kind) => kind !== 'units'), 'units'] as const;
for (const kind of chosen.length > 0 ? (chosen as ImportKind[]) : kinds) {
  const uploaded = await uploadTable(context, { actor, claim: undefined, kind, name: `${kind}.csv`, file: new Blob([tableOf(kind)]) });
  if (!uploaded.ok) throw new Error(uploaded.refusal.message);
  const importId = uploaded.value._id;
  const columns = guessColumns(kind, uploaded.value.header);
  const order = async (ordered: Promise<{ ok: boolean; refusal?: { message: string } }>) => {
    const outcome = await ordered;
    if (!outcome.ok) throw new Error(outcome.refusal?.message);
  };
  await order(chooseColumns(context, { actor, importId, input: { columns } }));
  const check = await step(importId, 'check');
  // Once more: what is looked at for its memory takes longer.
  await order(chooseColumns(context, { actor, importId, input: { columns } }));
  const looked = await step(importId, 'check', 100);
  const rows = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), ne(importRows.fate, 'new')))
    .limit(1);
  if (rows.length > 0) throw new Error(`${kind}: ${JSON.stringify(rows)}`);
  await order(applyImport(context, { actor, importId, input: { at: null } }));
  const apply = await step(importId, 'apply');
  const done = await readImport(context, importId);
  if (!done.ok || done.value.state !== 'applied') throw new Error(`${kind}: ${JSON.stringify(done)}`);
  measured.push({ kind, check: check.seconds, apply: apply.seconds, grown: looked.grown });
  await db.delete(imports).where(and(eq(imports.instituteId, instituteId), eq(imports.id, importId)));
}
await connection.close();
await rm(folder, { recursive: true });
console.log(JSON.stringify(measured));
