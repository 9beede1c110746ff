import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrateCode } from './migrateCode.ts';
import { renamesTable } from './renames.ts';

const HELP = `quad-ui migrate 0.x [folder...]

Writes the code of an app in the grammar of 1.0: props, values and handlers of what it imports from @quad/ui. What it cannot decide
it says, with the line.

  --dry-run   says what would be written, and writes nothing
  --list      prints what changed, as a table in Markdown`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const CODE = /(?<!\.d)\.[jt]sx?$/;
const NOT_OWN = new Set(['node_modules', 'dist', 'build', '.git', '.next']);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OWN.has(entry.name) ? [] : filesOf(place);
    return CODE.test(entry.name) ? [place] : [];
  });
}

function migrate(folders: readonly string[], isDry: boolean): void {
  let count = 0;
  for (const file of folders.flatMap(filesOf)) {
    const before = readFileSync(file, 'utf8');
    if (!before.includes('@quad/ui')) continue;
    const { code, notes } = migrateCode(before);
    for (const { line, says } of notes) console.log(`${file}:${line}: ${says}`);
    if (code === before) continue;
    count += 1;
    if (!isDry) writeFileSync(file, code);
  }
  console.log(`${count} files ${isDry ? 'would change' : 'changed'}. The compiler finds what is left.`);
}

/** Runs the command line and returns the exit code. */
export function main(words: readonly string[]): number {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
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
