import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrateCode } from './migrateCode.ts';
import { renamesTable } from './renames.ts';

const HELP = `quad-ui migrate 0.x [folder...]

Migrates the code of an app to 1.0: props, values and handlers of imports from @quad/ui. Prints the line of each place that needs a
manual change.

  --dry-run   prints what would change, without writing
  --list      prints what changed, as a table in Markdown`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const CODE = /(?<!\.d)\.[jt]sx?$/;
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'build', '.git', '.next']);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : filesOf(entryPath);
    return CODE.test(entry.name) ? [entryPath] : [];
  });
}

function migrate(folders: readonly string[], isDry: boolean): void {
  let count = 0;
  for (const file of folders.flatMap(filesOf)) {
    const before = readFileSync(file, 'utf8');
    if (!before.includes('@quad/ui')) continue;
    const { code, notes } = migrateCode(before);
    for (const { line, message } of notes) console.log(`${file}:${line}: ${message}`);
    if (code === before) continue;
    count += 1;
    if (!isDry) writeFileSync(file, code);
  }
  console.log(`${count} files ${isDry ? 'would change' : 'changed'}. The compiler reports the rest.`);
}

/** Runs the command line and returns the exit code. */
export function main(args: readonly string[]): number {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [command, from, ...folders] = positionals;
  if (values.list) {
    console.log(renamesTable());
    return 0;
  }
  if (values.help || command !== 'migrate' || from !== '0.x') {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  migrate(folders.length > 0 ? folders : ['.'], values['dry-run']);
  return 0;
}
