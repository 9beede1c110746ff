import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = path.dirname(import.meta.dirname);
const ROOT = path.resolve(SOURCES, '../../..');

function read(...parts: string[]): string {
  return readFileSync(path.join(...parts), 'utf8');
}

function idOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const guides = globSync('*.mdx', { cwd: import.meta.dirname }).sort();
const guideTitles = guides.map((file) => read(import.meta.dirname, file).match(/<Meta title="([^"]+)" \/>/)?.[1] ?? '');
const storyTitles = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx'], { cwd: ROOT }).map(
  (file) => read(ROOT, file).match(/title: '([^']+)'/)?.[1] ?? '',
);
const pages = new Set([...guideTitles, ...storyTitles].map(idOf));

describe.each(guides)('%s', (file) => {
  const source = read(import.meta.dirname, file);
  const imports = Object.fromEntries([...source.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, alias, from]) => [alias, from]));

  it('shows stories that there are, and imports none for nothing', () => {
    const shown = [...source.matchAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g)].map(([, alias = '', story = '']) => ({ alias, story }));
    for (const { alias, story } of shown) {
      expect(read(import.meta.dirname, imports[alias] ?? `no import of ${alias}`)).toContain(`export const ${story}: Story`);
    }
    expect(Object.keys(imports).filter((alias) => !shown.some((example) => example.alias === alias))).toEqual([]);
  });

  it('links to pages that there are', () => {
    const links = [...source.matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+?)--/g)].map(([, id = '']) => id);
    expect(links.filter((id) => !pages.has(id))).toEqual([]);
  });

  it('has its tables inside Markdown blocks, because MDX alone knows none', () => {
    expect(source.replaceAll(/<Markdown>[\s\S]*?<\/Markdown>/g, '')).not.toMatch(/^\|/m);
  });

  it('has a title of its own', () => {
    expect(source).toMatch(/<Meta title="(Welcome|Guides\/[^"]+)" \/>/);
  });
});

it('has a line on the keyboard for every component that is worked with', () => {
  const table = read(import.meta.dirname, 'Accessibility.mdx');
  const worked = globSync('{primitives,dashboard}/*/*.stories.tsx', { cwd: SOURCES })
    .filter((file) => read(SOURCES, file).includes("keyboard('{"))
    .map((file) => path.basename(file, '.stories.tsx'));
  expect(worked.length).toBeGreaterThan(10);
  expect(worked.filter((name) => !table.includes(name))).toEqual([]);
});
