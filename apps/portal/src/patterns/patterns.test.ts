import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PATTERNS = [
  'Dashboard',
  'Destructive acts and undo',
  'Empty and first use',
  'Form with errors',
  'List with filters and very many rows',
  'Long texts and other languages',
  'Offline and slow',
  'Printing',
  'Review queue',
  'What a role may see',
];

function read(...parts: string[]): string {
  return readFileSync(path.join(...parts), 'utf8');
}

const stories = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: ROOT })
  .map((file) => read(ROOT, file))
  .map((source) => ({
    title: source.match(/const meta = \{[\s\S]*?title: '([^']+)'/)?.[1] ?? '',
    names: Array.from(source.matchAll(/^export const (\w+): Story/gm), ([, name = '']) => name),
  }));
const pages = new Set(stories.map(({ title }) => toId(title)));
const shown = new Set(stories.flatMap(({ title, names }) => names.map((name) => toId(title, storyNameFromExport(name)))));
/** Beside the portal's own: where all screens are. */
const ATLAS = 'atlas--screens';
const files = globSync('*.mdx', { cwd: import.meta.dirname }).sort();

it('has exactly the ten listed pattern pages', () => {
  const titles = files.map((file) => read(import.meta.dirname, file).match(/<Meta title="Patterns\/([^"]+)" \/>/)?.[1]);
  expect(titles.sort()).toEqual(PATTERNS);
});

describe.each(files)('%s', (file) => {
  const source = read(import.meta.dirname, file);

  it('starts with the sections Why, Live, Parts and Screens that use it', () => {
    expect(Array.from(source.matchAll(/^## (.+)$/gm), ([, heading]) => heading).slice(0, 4)).toEqual([
      'Why',
      'Live',
      'Parts',
      'Screens that use it',
    ]);
  });

  it('shows only existing stories and imports no unused ones', () => {
    const imports = new Map(
      Array.from(source.matchAll(/import \* as (\w+) from '([^']+)'/g), ([, alias = '', from = '']) => [alias, from]),
    );
    const live = Array.from(source.matchAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g), ([, alias = '', story = '']) => ({ alias, story }));
    expect(live.length).toBeGreaterThan(0);
    for (const { alias, story } of live)
      expect(read(import.meta.dirname, imports.get(alias) ?? '')).toContain(`export const ${story}: Story`);
    expect([...imports.keys()].filter((alias) => !live.some((each) => each.alias === alias))).toEqual([]);
  });

  it('links only to existing component pages and screens', () => {
    const parts = Array.from(source.matchAll(/\?path=\/docs\/([a-z0-9-]+)--docs/g), ([, id = '']) => id);
    const screens = Array.from(source.matchAll(/\?path=\/story\/([a-z0-9-]+--[a-z0-9-]+)/g), ([, id = '']) => id);
    expect(parts.length).toBeGreaterThan(2);
    expect(screens.length).toBeGreaterThan(2);
    expect([...parts.filter((id) => !pages.has(id)), ...screens.filter((id) => !shown.has(id) && id !== ATLAS)]).toEqual([]);
  });
});
