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

/** The guides, and the pages of the foundations beside their code. */
const guides = globSync(['*.mdx', '../foundations/*/*.mdx'], { cwd: import.meta.dirname }).sort();
const guideTitles = guides.map((file) => read(import.meta.dirname, file).match(/<Meta title="([^"]+)" \/>/)?.[1] ?? '');
/** The pages that are beside the code that generates them. */
const otherTitles = globSync('.storybook/*/*.mdx', { cwd: ROOT }).map(
  (file) => read(ROOT, file).match(/<Meta title="([^"]+)" \/>/)?.[1] ?? '',
);
const storyTitles = globSync(
  ['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx', 'apps/server/stories/*.stories.tsx'],
  {
    cwd: ROOT,
  },
).map((file) => read(ROOT, file).match(/title: '([A-Z][\w ]*\/[^']+)'/)?.[1] ?? '');
const ids = [...guideTitles, ...otherTitles, ...storyTitles].filter((title) => title !== '').map(idOf);
const pages = new Set(ids);

describe.each(guides)('%s', (file) => {
  const source = read(import.meta.dirname, file);
  const imports = Object.fromEntries([...source.matchAll(/import \* as (\w+) from '([^']+)'/g)].map(([, alias, from]) => [alias, from]));

  it('embeds only existing stories and has no unused story imports', () => {
    const shown = [...source.matchAll(/<(?:Canvas|Story) of=\{(\w+)\.(\w+)\} \/>/g)].map(([, alias = '', story = '']) => ({
      alias,
      story,
    }));
    for (const { alias, story } of shown) {
      const stories = path.join(path.dirname(file), imports[alias] ?? `no import of ${alias}`);
      expect(read(import.meta.dirname, stories)).toContain(`export const ${story}: Story`);
    }
    expect(Object.keys(imports).filter((alias) => !shown.some((example) => example.alias === alias))).toEqual([]);
  });

  it('links only to existing pages', () => {
    const links = [...source.matchAll(/\?path=\/(?:docs|story)\/([a-z0-9-]+?)--/g)].map(([, id = '']) => id);
    expect(links.filter((id) => !pages.has(id))).toEqual([]);
  });

  it('has tables only inside Markdown blocks', () => {
    expect(source.replaceAll(/<Markdown>[\s\S]*?<\/Markdown>/g, '')).not.toMatch(/^\|/m);
  });

  it('declares its title or its component stories in Meta', () => {
    const own = path.basename(file, '.mdx');
    expect(source).toMatch(/^<Meta (title="(Welcome|Find by job|Guides\/[^"]+)"|of=\{\w+Stories\}) \/>$/m);
    if (file.startsWith('..')) expect(source).toContain(`<Meta of={${own}Stories} />`);
  });
});

it('gives every guide and story file a title that leads to a page of its own', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe('Find by job page', () => {
  const jobs = read(import.meta.dirname, 'Jobs.mdx');
  const linked = new Set([...jobs.matchAll(/\?path=\/docs\/([a-z0-9-]+?)--docs/g)].map(([, id]) => id));

  it('links to every component and screen', () => {
    const wanted = storyTitles.filter((title) => /^(Layout|Primitives|Charts|Dashboard|Features|Pages)\//.test(title)).map(idOf);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !linked.has(id))).toEqual([]);
  });

  it('names the linked component in each heading, which the sidebar search indexes', () => {
    const headings = [...jobs.matchAll(/^### (.+): (.+)\n\n.*?\[(.+?)\]/gm)];
    expect(headings.length).toBe([...jobs.matchAll(/^### /gm)].length);
    for (const [, , part, first] of headings) expect(first).toBe(part);
    expect(headings.map(([, job, part]) => `${job}: ${part}`)).toContain('Ask for a room: RoomRequestDialog');
    expect(read(import.meta.dirname, '../../../../.storybook/main.ts')).toContain('experimentalSearchDocsHeadings: true');
  });
});

it('lists every component with keyboard stories in Accessibility.mdx', () => {
  const table = read(import.meta.dirname, 'Accessibility.mdx');
  const worked = globSync('{primitives,dashboard}/*/*.stories.tsx', { cwd: SOURCES })
    .filter((file) => /\b(keyboard|keys)\('\{/.test(read(SOURCES, file)))
    .map((file) => path.basename(file, '.stories.tsx'));
  expect(worked.length).toBeGreaterThan(10);
  expect(worked.filter((name) => !table.includes(name))).toEqual([]);
});
