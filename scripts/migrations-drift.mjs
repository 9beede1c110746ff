// Checks that the migrations say what the tables say: on a copy of them, a generation must find nothing to add.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const DB = path.join(ROOT, 'apps', 'server', 'src', 'db');
const copy = mkdtempSync(path.join(tmpdir(), 'quad-migrations-'));

cpSync(path.join(DB, 'migrations'), copy, { recursive: true });
// The tool takes an absolute folder for a relative one, and reports success whatever happens: only its own words count.
const { output } = await run(
  'drizzle-kit',
  ['generate', '--dialect=postgresql', `--schema=${path.join(DB, 'schema.ts')}`, `--out=${path.relative(ROOT, copy)}`],
  { env: { NODE_OPTIONS: '--conditions=@quad/source' } },
);
rmSync(copy, { recursive: true, force: true });

const isInStep = output.includes('No schema changes');
if (!isInStep)
  console.error(`${output.trim()}\nThe tables have changed and no migration says so. Write one: npm run db:generate -w @quad/server`);
process.exit(isInStep ? 0 : 1);
