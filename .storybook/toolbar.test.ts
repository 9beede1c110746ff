import { scenarios } from '@quad/api-client/mocks';
import { THEME_NAMES } from '@quad/ui';
import { expect, it } from 'vitest';
import { PEOPLE, TOOLBAR } from './toolbar.ts';
import { VIEWPORTS } from './viewports.ts';

it('reads as sentences', () => {
  const titles = Object.values(TOOLBAR).map(({ toolbar: { items } }) => items[0]?.title);
  expect(titles).toEqual([
    'Theme: Light',
    'Density: Comfortable',
    'Role: as the story says',
    'Direction: left to right',
    'Language: English',
  ]);
});

it('offers every theme there is', () => {
  expect(TOOLBAR.theme.toolbar.items.map(({ value }) => value)).toEqual(THEME_NAMES);
});

it('offers the windows that people look through, and the narrowest that nothing may be cut off in', () => {
  expect(Object.values(VIEWPORTS).map(({ name }) => name)).toEqual([
    'Phone (320)',
    'Common phone (390)',
    'Tablet (820)',
    'Laptop (1366)',
    'Wall (1920)',
  ]);
});

it('offers everybody whom the mocks know', () => {
  const { as: _anybody, ...people } = scenarios;
  expect(Object.keys(PEOPLE).sort()).toEqual(['as in the story', ...Object.keys(people)].sort());
});
