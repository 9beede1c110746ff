import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const OWN_AREAS = ['layout', 'primitives', 'dashboard'];

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function sentence(folder: string): string {
  return `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`.replaceAll('-', ' ');
}

/** The expected title: `Primitives/Button` for `primitives/Button/Button.stories.tsx`. */
function titleOf(file: string): string {
  const folders = path.posix.dirname(file).split('/');
  const component = folders.at(-1) ?? '';
  return [...folders.slice(0, -1).map(sentence), component].join('/');
}

/** The component folders that an entry re-exports: `./TrendChart/TrendChart.tsx` in charts/index.ts is `charts/TrendChart`. */
function foldersBehind(entry: string): string[] {
  const folder = path.posix.dirname(entry);
  return [...read(entry).matchAll(/^export (?!type).*from '\.\/([^']+)'/gm)].flatMap(([, file = '']) => {
    const target = path.posix.join(folder, file);
    const home = path.posix.dirname(target);
    return /^[A-Z]/.test(path.posix.basename(home)) ? [home] : [];
  });
}

const stories = find('**/*.stories.tsx');
const opened = [...new Set(['index.ts', 'charts/index.ts', ...find('features/*/index.ts')].flatMap(foldersBehind))].sort();
const components = opened.filter((folder) => OWN_AREAS.some((area) => folder.startsWith(`${area}/`)));

describe('story files', () => {
  it('are found, and are at least as many as the components', () => {
    expect(stories.length).toBeGreaterThanOrEqual(components.length);
    expect(components.length).toBeGreaterThan(30);
  });

  it.each(stories)('%s has the title of its folder and starts with Default', (file) => {
    const source = read(file);
    expect(source.match(/title: '([A-Z][^']*\/[^']+)'/)?.[1]).toBe(titleOf(file));
    expect(source.match(/export const (\w+): Story/)?.[1]).toBe('Default');
  });
});

describe('components exported by the entries', () => {
  it('include Badge, TrendChart and EventCard', () => {
    expect(opened).toEqual(expect.arrayContaining(['primitives/Badge', 'charts/TrendChart', 'features/events/EventCard']));
  });

  it.each(opened)('%s has a story file', (folder) => {
    expect(stories).toContain(`${folder}/${path.posix.basename(folder)}.stories.tsx`);
  });
});

it('finds no story file without an import from its own folder', () => {
  const orphans = stories.filter((file) => !/from '\.\//.test(read(file)));
  expect(orphans).toEqual([]);
});

describe('design system components', () => {
  it('have no index.ts of their own', () => {
    expect(OWN_AREAS.concat('charts').flatMap((area) => find(`${area}/*/index.ts`))).toEqual([]);
  });

  it.each(components)('%s has a story file and a doc comment', (folder) => {
    const name = path.posix.basename(folder);
    expect(stories).toContain(`${folder}/${name}.stories.tsx`);
    if (name !== 'Toast') {
      expect(read(`${folder}/${name}.tsx`)).toMatch(new RegExp(`\\*/\\nexport function ${name}\\b`));
    }
  });

  it('accept no className or style prop', () => {
    const taking = components
      .flatMap((folder) => find(`${folder}/*.tsx`))
      .filter((file) => !file.endsWith('.stories.tsx') && /^ {2}(className|style)\??:/m.test(read(file)));
    expect(taking).toEqual([]);
  });
});
