import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFiles, readText } from '../../scripts/files.mjs';

/** Radix components that overlay the page. */
const OVERLAYS = /\b(AlertDialog|Dialog|DropdownMenu|Popover|Toast|Tooltip)\b/;

/** The overlay components of the library, their base, and the popup of comboboxes. A Tooltip needs no space until it is opened. */
const OWN_OVERLAYS = /\/((AlertDialog|Dialog|Drawer|DropdownMenu|Popover|combo)\/\w+|overlay\/Modal)\.tsx$/;

/** Styles that depend on the viewport: fixed or sticky positions, and full height. */
const OF_THE_WINDOW = /position: '(fixed|sticky)'|100dvh/;

interface Import {
  names: string;
  from: string;
}

function importsIn(source: string): Import[] {
  const written = source.matchAll(/^import (?!type)([^;]+?) from '([^']+)';/gm);
  const late = source.matchAll(/import\(()'([^']+)'\)/g);
  return [...written, ...late].map(([, names = '', from = '']) => ({ names, from }));
}

/** The component's own files. Their imports decide, not what an example adds. */
function ownSources(storyFile: string): string[] {
  const files = findFiles(`${path.posix.dirname(storyFile)}/*.{ts,tsx}`);
  return files.filter((file) => !/\.(stories|test)\./.test(file)).map((file) => readText(file));
}

function opensOverlay(source: string): boolean {
  return importsIn(source).some(({ names, from }) => (from === 'radix-ui' && OVERLAYS.test(names)) || OWN_OVERLAYS.test(from));
}

const stories = findFiles('{packages/ui,apps/portal}/src/**/*.stories.tsx');
const sources = new Map(stories.map((file) => [file, readText(file)]));

/** The parameters of the file's meta; those of a single story do not count. */
function metaOf(file: string): string {
  return sources.get(file)?.split('export default meta')[0] ?? '';
}

const withOverlays = stories.filter((file) => ownSources(file).some(opensOverlay));
const ofWindows = stories.filter(
  (file) => metaOf(file).includes("layout: 'fullscreen'") || ownSources(file).some((source) => OF_THE_WINDOW.test(source)),
);

describe('frames on documentation pages', () => {
  it('cover both overlay stories and viewport-dependent stories', () => {
    expect(withOverlays).toEqual(expect.arrayContaining(['packages/ui/src/primitives/Dialog/Dialog.stories.tsx']));
    expect(withOverlays.length).toBeGreaterThan(15);
    expect(ofWindows).toEqual(expect.arrayContaining(['packages/ui/src/dashboard/Sidebar/Sidebar.stories.tsx']));
    expect(ofWindows.length).toBeGreaterThan(6);
  });

  it.each(withOverlays)('contain %s, which opens an overlay', (file) => {
    expect(metaOf(file)).toMatch(/frame: '(overlay|menu|page)'/);
  });

  it.each(ofWindows)('contain %s, which depends on the viewport', (file) => {
    expect(metaOf(file)).toMatch(/frame: '(overlay|page|bar)'/);
  });
});

it('uses page frames for stories of whole portal pages', () => {
  const pages = stories.filter((file) => metaOf(file).includes('...PAGE'));
  expect(pages.length).toBeGreaterThan(10);
  expect(readText('apps/portal/src/stories/backend.ts')).toContain("frame: 'page'");
});
