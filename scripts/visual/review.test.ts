import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../files.mjs';
import { type Difference, differencesOf, picturesIn, readDifferences, storeDifferences, unaccepted } from './review.mjs';
import { locationsOf, reviewPage } from './reviewPage.mjs';

const { path: folder, remove } = temporaryFolder('review');
let differences: Difference[];

function draw(name: string, picture: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, `${name}.png`), picture);
}

beforeAll(() => {
  for (const story of ['badge/default', 'badge/tones', 'pages-events/failed']) draw(`baseline/${story}`, `${story} as it was`);
  const before = picturesIn(folder);
  draw('baseline/badge/long', 'new');
  draw('differences/badge/default-actual', 'larger');
  draw('differences/badge/default-diff', 'red');
  draw('differences/pages-events/failed-actual', 'other words');
  const ran = (id: string, status: string) => ({ id, status });
  const stories = [
    ran('badge--default', 'failed'),
    ran('badge--tones', 'passed'),
    ran('badge--long', 'passed'),
    ran('badge--wrong', 'failed'),
    ran('pages-events--failed', 'failed'),
  ];
  differences = differencesOf(folder, stories, before);
});
afterAll(remove);

it('distinguishes changed, new and failed pictures', () => {
  expect(differences.map(({ id, what }) => `${id} ${what}`)).toEqual([
    'badge--default differs',
    'badge--long new',
    'badge--wrong fails',
    'pages-events--failed differs',
  ]);
});

it('accepts only the picture with the accepted hash', () => {
  const [first] = differences;
  expect(unaccepted(differences, { 'badge--default': first?.hash ?? '' }).map(({ id }) => id)).toEqual([
    'badge--wrong',
    'pages-events--failed',
  ]);
  expect(unaccepted(differences, { 'badge--default': 'another' })).toHaveLength(3);
});

it('merges the differences of a sharded run', () => {
  storeDifferences(folder, differences.slice(0, 1), '1/2');
  storeDifferences(folder, differences.slice(1), '2/2');
  expect(readDifferences(folder)).toEqual(differences);
});

it('shows all differences in one page, grouped by screen and role or by component', () => {
  const cells = [{ kind: 'own', stories: [{ id: 'pages-events--failed' }] }];
  const locationOf = locationsOf(
    [{ name: 'Events', rows: [{ role: 'student', cells }] }],
    new Map([['badge--default', 'Primitives/Badge']]),
  );
  const modes = [{ mode: 'light', folder, accepted: { 'badge--default': differences[0]?.hash ?? '' }, differences }];
  const html = reviewPage(modes, { locationOf, commitMessages: 'Make badges <larger>', files: ['Badge.stories.tsx'] });
  expect(html).toContain('2 differ, 1 are new, 1 failed');
  expect(html).toContain('Make badges &#60;larger&#62;');
  expect([...html.matchAll(/<section><h2>(.+?)<\/h2>/g)].map(([, location]) => location)).toEqual([
    'badge',
    'Primitives/Badge',
    'Screens: Events, student',
  ]);
  for (const picture of ['badge/default as it was', 'larger', 'red', 'new', 'pages-events/failed as it was', 'other words'])
    expect(html).toContain(Buffer.from(picture).toString('base64'));
  expect(html).not.toContain(Buffer.from('badge/tones as it was').toString('base64'));
  expect(html.match(/ checked>/g)).toHaveLength(1);
  expect(html).not.toMatch(/(src|href)="(?!data:|#)/);
});
