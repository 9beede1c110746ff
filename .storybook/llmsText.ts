import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path.dirname(import.meta.dirname);
const FILE = 'llms.txt';

const INTRODUCTION = `# Quad

> The design system of a campus student-affairs portal: React components with types, in three themes, and one Storybook that
> shows every state of them.

Put one UiProvider around the app. Components take no className and no style: ask the primitive for a variant. Import layout,
primitives and the shell from @quad/ui, charts from @quad/ui/charts, what belongs to a feature from @quad/ui/features.
Props, descriptions and stories of every component, for programs: /manifests/components.json.
`;

/** The areas in the order in which they build on each other. */
const AREAS = ['layout', 'primitives', 'charts', 'dashboard', 'features'];

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: path.join(ROOT, 'packages/ui/src') }).sort();
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, 'packages/ui/src', file), 'utf8');
}

/** The doc comment right above the component of this name, in one line; undefined where there is no such component. */
export function purposeOf(name: string, source: string): string | undefined {
  const [, comment] = source.match(new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport function ${name}\\b`)) ?? [];
  return comment?.replaceAll(/\s*\n \* ?/g, ' ').trim();
}

function listComponents(area: string): string[] {
  return find(`${area}/**/*.tsx`).flatMap((file) => {
    const name = path.basename(file, '.tsx');
    const isComponent = path.basename(path.dirname(file)) === name;
    const purpose = isComponent ? purposeOf(name, read(file)) : undefined;
    return purpose ? [`- ${name}: ${purpose}`] : [];
  });
}

function listGuides(): string[] {
  return find('guides/*.mdx').map((file) => {
    const title = read(file).match(/<Meta title="([^"]+)" \/>/)?.[1] ?? path.basename(file, '.mdx');
    const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return `- [${title.split('/').at(-1)}](/?path=/docs/${id}--docs)`;
  });
}

/** What a language model reads first: what this is, where it is explained, and what each component is for. */
export function writeLlmsText(): string {
  const areas = AREAS.map((area) => [`## ${area.charAt(0).toUpperCase()}${area.slice(1)}`, '', ...listComponents(area), ''].join('\n'));
  return [INTRODUCTION, '## Guides', '', ...listGuides(), '', ...areas].join('\n');
}

/** Serves /llms.txt beside the stories, and puts it into the built Storybook. */
export function llmsText(): Plugin {
  return {
    name: 'quad-llms-text',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) =>
        response.setHeader('content-type', 'text/plain; charset=utf-8').end(writeLlmsText()),
      );
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: writeLlmsText() });
    },
  };
}
