import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.dirname(import.meta.dirname);

interface Source {
  file: string;
  text: string;
}

function sourcesOf(pattern: string): Source[] {
  return globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', '**/dist/**'] })
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

const stories = sourcesOf('{packages,apps}/*/src/**/*.stories.tsx');
const code = sourcesOf('{packages,apps}/*/src/**/*.{ts,tsx}');

function findAll(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what]) => `${path.basename(file)}: ${what}`));
}

it('finds the stories', () => expect(stories.length).toBeGreaterThan(80));

it('lets no story off the accessibility check', () => {
  expect(findAll(stories, /a11y: \{[^}]*?(test: '(?!error)\w+'|disable: true)/g)).toEqual([]);
});

it('switches off these rules of axe and no others; each says why', () => {
  expect(findAll(stories, /\{ id: '([\w-]+)', enabled: false \}/g)).toEqual([
    'Conformance.stories.tsx: landmark-unique',
    'Conformance.stories.tsx: page-has-heading-one',
  ]);
  const silent = stories.filter(({ text }) => text.includes('enabled: false') && !/a11y: \{\s+reason: '.{20,}'/.test(text));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it('lets these stories complain on the console, with a reason', () => {
  expect(findAll(stories, /consoleErrors: \{ expected: \[(.+?)\], reason: '.{20,}'/g)).toEqual([
    'LogoutPage.stories.tsx: /^Signing out failed\\./',
    'ResolvingFeedback.stories.tsx: /^Resolving feedback failed\\./',
  ]);
  expect(findAll(stories, /(consoleErrors:)/g)).toHaveLength(2);
});

it('makes no state of an act, which would hide it', () => {
  const hidden = stories.flatMap(({ file, text }) => {
    const parts = text.split(/^export const (?=\w+: Story = )/m).slice(1);
    const named = parts.map((part) => ({ name: part.match(/^\w+/)?.[0] ?? '', part, isAct: part.includes("tags: ['act']") }));
    const acts = named.filter(({ isAct }) => isAct).map(({ name }) => name);
    const states = named.filter(({ isAct }) => !isAct);
    return states.filter(({ part }) => acts.some((act) => part.includes(`...${act},`))).map(({ name }) => `${file}: ${name}`);
  });
  expect(hidden).toEqual([]);
});

it('leaves so many notes to the linter about accessibility; their number may only fall', () => {
  const notes = findAll(code, /biome-ignore(?:-start)? lint\/a11y\/(\w+): .{20,}/g);
  expect(notes.length).toBeLessThanOrEqual(7);
  expect(findAll(code, /biome-ignore(?:-start)? lint\/(a11y\/\w+)/g)).toHaveLength(notes.length);
});

it('lets so many stories be wider than a phone, with a reason; their number may only fall', () => {
  expect(findAll(stories, /phoneWidth: \{ reason: '(.{20,})'/g)).toEqual([]);
  expect(findAll(stories, /(phoneWidth:)/g)).toEqual([]);
});
