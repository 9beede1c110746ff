import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { walk } from './docs/syntax.ts';
import { MODES, type ModeName, modesOf, PHONE } from './modes.ts';

const STORIES = /\.stories\.tsx$/;

/** What a guide calls the story that shows the variants beside each other. */
function matrixOf(file: string): string {
  const guide = file.replace(STORIES, '.guide.tsx');
  const named = existsSync(guide) ? /^\s*matrix: '(\w+)'/m.exec(readFileSync(guide, 'utf8'))?.[1] : undefined;
  return named ?? 'Matrix';
}

export interface StoryPictures {
  readonly id: string;
  readonly title: string;
  /** The name of its export. */
  readonly story: string;
  readonly tags: readonly string[];
  readonly modes: readonly ModeName[];
  /** It stands in the window of a phone by itself. */
  readonly isOnPhone: boolean;
}

function asksForPhone(globals: Parameters<typeof walk>[0] | undefined): boolean {
  let found = false;
  if (globals) walk(globals, (node) => (found ||= node.type === 'StringLiteral' && node.value === 'phone'));
  return found;
}

/** The stories of a file, as the list beside the pages reads them, each with what it is photographed in. */
export function readPictures(file: string, code = readFileSync(file, 'utf8')): StoryPictures[] {
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? path.basename(file) }).parse();
  const title = csf.meta?.title ?? '';
  const stories = Object.entries(csf._stories);
  const [first = ''] = stories[0] ?? [];
  const matrix = matrixOf(file);
  const sample = matrix in csf._stories ? matrix : first;
  return stories.map(([story, { id, tags = [] }]) => ({
    id,
    title,
    story,
    tags: [...(csf.meta?.tags ?? []), ...tags],
    modes: modesOf({ title, story, tags, isFirst: story === first, isSample: story === sample }),
    isOnPhone: asksForPhone(csf._storyAnnotations[story]?.globals),
  }));
}

/** What Chromatic reads of a story. */
function parameterOf({ modes, isOnPhone }: StoryPictures): object {
  if (modes.length === 0) return { disableSnapshot: true };
  // Chromatic knows no window of a story, only that of a mode.
  return { modes: Object.fromEntries(modes.map((name) => [name, isOnPhone ? { ...MODES[name], viewport: PHONE } : MODES[name]])) };
}

/** Tells each story what it is photographed in, as its parameter `chromatic`: by one rule (modes.ts), and not file by file. */
export function picturesPlugin(): Plugin {
  return {
    name: 'quad-pictures',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!STORIES.test(file)) return undefined;
      const told = readPictures(file, code).map(
        (own) => `${own.story}.parameters = { ...${own.story}.parameters, chromatic: ${JSON.stringify(parameterOf(own))} };`,
      );
      return { code: [code, ...told].join('\n'), map: null };
    },
  };
}
