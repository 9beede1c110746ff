import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { walk } from './docs/syntax.ts';
import { ACT, actsIn, MODES, type ModeName, modesOf, PHONE } from './modes.ts';

const STORIES = /\.stories\.tsx$/;

/** The name of the story with all variants, from the guide. */
function matrixOf(file: string): string {
  const guide = file.replace(STORIES, '.guide.tsx');
  const named = existsSync(guide) ? /^\s*matrix: '(\w+)'/m.exec(readFileSync(guide, 'utf8'))?.[1] : undefined;
  return named ?? 'Matrix';
}

export interface StoryPictures {
  readonly id: string;
  readonly title: string;
  /** The export name. */
  readonly story: string;
  readonly tags: readonly string[];
  readonly modes: readonly ModeName[];
  /** Whether the story itself uses a phone's viewport. */
  readonly isOnPhone: boolean;
}

function asksForPhone(globals: Parameters<typeof walk>[0] | undefined): boolean {
  let found = false;
  if (globals) walk(globals, (node) => (found ||= node.type === 'StringLiteral' && node.value === 'phone'));
  return found;
}

/** The stories of a file, as indexed by Storybook, each with its screenshot modes. */
export function readPictures(file: string, code = readFileSync(file, 'utf8')): StoryPictures[] {
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title ?? path.basename(file) }).parse();
  const title = csf.meta?.title ?? '';
  const stories = Object.entries(csf._stories);
  const [first = ''] = stories[0] ?? [];
  const matrix = matrixOf(file);
  const sample = matrix in csf._stories ? matrix : first;
  const acts = actsIn(code);
  return stories.map(([story, { id, tags: written = [] }]) => {
    const tags = acts.has(story) ? [...written, ACT] : written;
    return {
      id,
      title,
      story,
      tags: [...(csf.meta?.tags ?? []), ...tags],
      modes: modesOf({ title, story, tags, isFirst: story === first, isSample: story === sample }),
      isOnPhone: asksForPhone(csf._storyAnnotations[story]?.globals),
    };
  });
}

/** The parameter `chromatic` of a story. */
function parameterOf({ modes, isOnPhone }: StoryPictures): object {
  if (modes.length === 0) return { disableSnapshot: true };
  // Chromatic uses the viewport of a mode, not that of a story.
  return { modes: Object.fromEntries(modes.map((name) => [name, isOnPhone ? { ...MODES[name], viewport: PHONE } : MODES[name]])) };
}

/** Adds the screenshot modes to each story as its parameter `chromatic`, by the rules in modes.ts. */
export function picturesPlugin(): Plugin {
  return {
    name: 'quad-pictures',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!STORIES.test(file)) return undefined;
      const assignments = readPictures(file, code).map(
        (own) => `${own.story}.parameters = { ...${own.story}.parameters, chromatic: ${JSON.stringify(parameterOf(own))} };`,
      );
      return { code: [code, ...assignments].join('\n'), map: null };
    },
  };
}
