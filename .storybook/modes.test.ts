import { THEME_NAMES } from '@quad/ui';
import { expect, it } from 'vitest';
import { ACT, isEdge, MODES, modesOf, PHONE, type Pictured } from './modes.ts';

const STATE: Pictured = { title: 'Primitives/Badge', story: 'Tones', tags: [], isFirst: false, isSample: false };

it('has a mode of every theme, and of the phone that the tests look at', () => {
  expect(Object.keys(MODES)).toEqual(expect.arrayContaining([...THEME_NAMES]));
  expect(MODES.phone).toEqual({ theme: 'light', viewport: PHONE });
});

it('photographs a state in the light theme alone', () => {
  expect(modesOf(STATE)).toEqual(['light']);
  expect(modesOf({ ...STATE, title: 'Pages/Events/EventsPage', story: 'Failed' })).toEqual(['light']);
});

it('photographs no act, whatever it is about', () => {
  expect(modesOf({ ...STATE, tags: ['dev', ACT], isFirst: true, isSample: true })).toEqual([]);
});

it('photographs the one with the variants, and every foundation, in every theme', () => {
  const colours = ['light', 'dark', 'high-contrast'];
  expect(modesOf({ ...STATE, isSample: true })).toEqual(colours);
  expect(modesOf({ ...STATE, isFirst: true })).toEqual(['light']);
  expect(modesOf({ ...STATE, title: 'Foundations/Color', story: 'Charts' })).toEqual(colours);
});

it('photographs a feature in the dark as well', () => {
  expect(modesOf({ ...STATE, title: 'Features/Events/EventCard', isFirst: true, isSample: true })).toEqual(['light', 'dark', 'phone']);
});

it('photographs mails, flows and the atlas once', () => {
  for (const title of ['Mails/Accounts', 'Flows/Student', 'Atlas'])
    expect(modesOf({ ...STATE, title, isFirst: true, isSample: true })).toEqual(['light']);
});

it('photographs what is laid out by width on a phone: as it is at first, with many, and with long words', () => {
  const part = { ...STATE, title: 'Features/Events/EventCard' };
  expect(modesOf({ ...part, isFirst: true })).toContain('phone');
  for (const story of ['Many', 'ManyUnits', 'LongTitle']) expect(modesOf({ ...part, story })).toEqual(['light', 'phone']);
  expect(modesOf({ ...STATE, story: 'Many' })).toEqual(['light']);
});

it('photographs a screen of each arrangement turned round and in Hindi', () => {
  const screen = { ...STATE, title: 'Pages/Events/EventsPage', isFirst: true, isSample: true };
  expect(modesOf(screen)).toEqual(['light', 'phone', 'right-to-left', 'hindi']);
  expect(modesOf({ ...screen, title: 'Pages/Events/ParticipantsPage' })).toEqual(['light', 'phone']);
});

it('knows an edge by its name, and leaves what is looked for in sight', () => {
  for (const edge of ['ManyUnits', 'LongTitle', 'SparseData', 'RightToLeft', 'OnAPhone', 'DecidedMeanwhile', 'Sending'])
    expect(isEdge(edge)).toBe(true);
  for (const state of ['Default', 'Loading', 'Empty', 'Failed', 'Refused', 'Full', 'Coordinator']) expect(isEdge(state)).toBe(false);
});
