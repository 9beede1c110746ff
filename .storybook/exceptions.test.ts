import path from 'node:path';
import { expect, it } from 'vitest';
import { findFiles, readText } from '../scripts/files.mjs';

interface Source {
  file: string;
  text: string;
}

function sourcesOf(pattern: string): Source[] {
  return findFiles(pattern).map((file) => ({ file, text: readText(file) }));
}

const stories = sourcesOf('{packages,apps}/*/src/**/*.stories.tsx');
const code = sourcesOf('{packages,apps}/*/src/**/*.{ts,tsx}');

function findAll(sources: readonly Source[], pattern: RegExp): string[] {
  return sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what]) => `${path.basename(file)}: ${what}`));
}

it('finds more than 80 story files', () => expect(stories.length).toBeGreaterThan(80));

it('exempts no story from the accessibility check', () => {
  expect(findAll(stories, /a11y: \{[^}]*?(test: '(?!error)\w+'|disable: true)/g)).toEqual([]);
});

it('disables only the listed axe rules, each with a reason', () => {
  expect(findAll(stories, /\{ id: '([\w-]+)', enabled: false \}/g)).toEqual([
    'Conformance.stories.tsx: landmark-unique',
    'Conformance.stories.tsx: page-has-heading-one',
  ]);
  const silent = stories.filter(({ text }) => text.includes('enabled: false') && !/a11y: \{\s+reason: '.{20,}'/.test(text));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it('allows console errors only in the listed stories, each with a reason', () => {
  expect(findAll(stories, /consoleErrors: \{ expected: \[(.+?)\], reason: '.{20,}'/g)).toEqual([
    'LogoutPage.stories.tsx: /^Signing out failed\\./',
    'ResolvingFeedback.stories.tsx: /^Resolving feedback failed\\./',
  ]);
  expect(findAll(stories, /(consoleErrors:)/g)).toHaveLength(2);
});

it('derives no state story from a story tagged as an act', () => {
  const hidden = stories.flatMap(({ file, text }) => {
    const parts = text.split(/^export const (?=\w+: Story = )/m).slice(1);
    const named = parts.map((part) => ({
      name: part.match(/^\w+/)?.[0] ?? '',
      part,
      isAct: /tags: \['act'\]|^\w+: Story = acts?\(/.test(part),
    }));
    const acts = named.filter(({ isAct }) => isAct).map(({ name }) => name);
    const states = named.filter(({ isAct }) => !isAct);
    return states
      .filter(({ part }) => acts.some((act) => new RegExp(`\\.\\.\\.${act}\\b`).test(part)))
      .map(({ name }) => `${file}: ${name}`);
  });
  expect(hidden).toEqual([]);
});

it('limits the number of Biome accessibility suppressions and requires a reason for each', () => {
  const notes = findAll(code, /biome-ignore(?:-start)? lint\/a11y\/(\w+): .{20,}/g);
  expect(notes.length).toBeLessThanOrEqual(7);
  expect(findAll(code, /biome-ignore(?:-start)? lint\/(a11y\/\w+)/g)).toHaveLength(notes.length);
});

it('allows no story to be wider than a phone', () => {
  expect(findAll(stories, /(phoneWidth:)/g)).toEqual([]);
});
