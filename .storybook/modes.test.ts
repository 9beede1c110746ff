import { THEME_NAMES } from '@quad/ui';
import { expect, it } from 'vitest';
import { ACT, actsIn, isEdge, MODES, modesOf, PHONE, type Pictured } from './modes.ts';

const STATE: Pictured = { title: 'Primitives/Badge', story: 'Tones', tags: [], isFirst: false, isSample: false };

it('has a mode for every theme and for the tested phone viewport', () => {
  expect(Object.keys(MODES)).toEqual(expect.arrayContaining([...THEME_NAMES]));
  expect(MODES.phone).toEqual({ theme: 'light', viewport: PHONE });
});

it('captures state stories in the light theme only', () => {
  expect(modesOf(STATE)).toEqual(['light']);
  expect(modesOf({ ...STATE, title: 'Pages/Events/EventsPage', story: 'Failed' })).toEqual(['light']);
});

it('captures no stories tagged as an act', () => {
  expect(modesOf({ ...STATE, tags: ['dev', ACT], isFirst: true, isSample: true })).toEqual([]);
});

it('finds the stories that are acts by how they are made', () => {
  expect(actsIn("export const Default: Story = plays();\nexport const Saves: Story = act(presses('Save'));")).toEqual(new Set(['Saves']));
});

it('captures sample stories and foundation stories in every theme', () => {
  const colours = ['light', 'dark', 'high-contrast'];
  expect(modesOf({ ...STATE, isSample: true })).toEqual(colours);
  expect(modesOf({ ...STATE, isFirst: true })).toEqual(['light']);
  expect(modesOf({ ...STATE, title: 'Foundations/Color', story: 'Charts' })).toEqual(colours);
});

it('captures feature samples in the dark theme as well', () => {
  expect(modesOf({ ...STATE, title: 'Features/Events/EventCard', isFirst: true, isSample: true })).toEqual(['light', 'dark', 'phone']);
});

it('captures mails, flows and the atlas in the light theme only', () => {
  for (const title of ['Mails/Accounts', 'Flows/Student', 'Atlas'])
    expect(modesOf({ ...STATE, title, isFirst: true, isSample: true })).toEqual(['light']);
});

it('captures the first, many-item and long-text stories of features on a phone', () => {
  const part = { ...STATE, title: 'Features/Events/EventCard' };
  expect(modesOf({ ...part, isFirst: true })).toContain('phone');
  for (const story of ['Many', 'ManyUnits', 'LongTitle']) expect(modesOf({ ...part, story })).toEqual(['light', 'phone']);
  expect(modesOf({ ...STATE, story: 'Many' })).toEqual(['light']);
});

it('captures selected screens right to left and in Hindi', () => {
  const screen = { ...STATE, title: 'Pages/Events/EventsPage', isFirst: true, isSample: true };
  expect(modesOf(screen)).toEqual(['light', 'phone', 'right-to-left', 'hindi']);
  expect(modesOf({ ...screen, title: 'Pages/Events/ParticipantsPage' })).toEqual(['light', 'phone']);
});

it('recognizes edge-case stories by name', () => {
  for (const edge of ['ManyUnits', 'LongTitle', 'SparseData', 'RightToLeft', 'OnAPhone', 'DecidedMeanwhile', 'Sending'])
    expect(isEdge(edge)).toBe(true);
  for (const state of ['Default', 'Loading', 'Empty', 'Failed', 'Refused', 'Full', 'Coordinator']) expect(isEdge(state)).toBe(false);
});
