import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText, temporaryFolder } from './files.mjs';
import { ROOT } from './run.mjs';

/** The answers for each generator, and the files to which it adds a line: a missing marker would leave these unchanged. */
const GENERATORS: Readonly<Record<string, { answers: readonly string[]; changes: readonly string[] }>> = {
  component: { answers: ['Probe', 'Shows a probe'], changes: ['packages/ui/src/index.ts'] },
  composite: { answers: ['events', 'ProbeCard', 'Shows a probe'], changes: ['packages/ui/src/features/events/index.ts'] },
  hook: {
    answers: ['probes', 'feedback.byUser', 'Probes of somebody'],
    changes: ['packages/api-client/src/hooks/keys.ts', 'packages/api-client/src/hooks/index.ts'],
  },
  screen: {
    answers: ['probes', 'Probes', '/probes/:id', 'Shows probes'],
    changes: ['apps/portal/src/app/routes.ts', 'packages/domain/src/access/routes.ts'],
  },
  'server-feature': {
    answers: ['probes', 'feedback.list', 'Serves probes'],
    changes: ['apps/server/src/db/schema.ts', 'apps/server/src/app.ts'],
  },
};

const { path: copy, remove } = temporaryFolder('generated');

/** Runs a generator like `npm run generate`, but on the copy. */
function generate(name: string, answers: readonly string[]): void {
  const plop = ['--conditions=@quad/source', 'node_modules/plop/bin/plop.js', '--dest', copy, name, ...answers];
  execFileSync(process.execPath, plop, { cwd: ROOT, stdio: 'pipe' });
}

function exportsOf(file: string): string {
  const found = [path.join(copy, file), path.join(ROOT, file)].find(existsSync);
  return found ? readFileSync(found, 'utf8') : '';
}

/** Relative imports of a generated file that do not exist. */
function brokenImports(file: string): string[] {
  const text = readFileSync(path.join(copy, file), 'utf8');
  const imports = Array.from(text.matchAll(/^import (?:type )?\{([^}]+)\} from '(\.[^']+)';$/gm));
  return imports.flatMap(([, names = '', target = '']) => {
    const source = exportsOf(path.posix.join(path.posix.dirname(file), target));
    const wanted = names.split(',').map((name) => name.replace(/^\s*type /, '').trim());
    return wanted.filter((name) => !new RegExp(`export .*\\b${name}\\b`).test(source)).map((name) => `${file}: ${name} of ${target}`);
  });
}

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore', ...Object.values(GENERATORS).flatMap(({ changes }) => changes)]) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
});
afterAll(remove);

describe.each(Object.entries(GENERATORS))('npm run generate -- %s', (name, { answers, changes }) => {
  it('generates files with valid imports and adds lines to the existing files', () => {
    const before = new Set(globSync('**/*.{ts,tsx}', { cwd: copy }));
    generate(name, answers);
    const added = globSync('**/*.{ts,tsx}', { cwd: copy }).filter((file) => !before.has(file));
    expect(added.length).toBeGreaterThan(0);
    expect(added.filter((file) => readFileSync(path.join(copy, file), 'utf8').includes('{{'))).toEqual([]);
    expect(added.flatMap(brokenImports)).toEqual([]);
    const unchanged = changes.filter((file) => readFileSync(path.join(copy, file), 'utf8') === readText(file));
    expect(unchanged).toEqual([]);
  });
});
