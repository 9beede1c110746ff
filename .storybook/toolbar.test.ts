import { scenarios } from '@quad/api-client/mocks';
import { THEME_NAMES } from '@quad/ui';
import { expect, it } from 'vitest';
import { PEOPLE, TOOLBAR } from './toolbar.ts';
import { VIEWPORTS } from './viewports.ts';

it('labels each control with its default value', () => {
  const titles = Object.values(TOOLBAR).map(({ toolbar: { items } }) => items[0]?.title);
  expect(titles).toEqual([
    'Theme: Light',
    'Density: Comfortable',
    'Role: as the story says',
    'Direction: left to right',
    'Language: English',
  ]);
});

it('offers every theme', () => {
  expect(TOOLBAR.theme.toolbar.items.map(({ value }) => value)).toEqual(THEME_NAMES);
});

it('offers viewports from a 320 px phone to a 1920 px wall display', () => {
  expect(Object.values(VIEWPORTS).map(({ name }) => name)).toEqual([
    'Phone (320)',
    'Common phone (390)',
    'Tablet (820)',
    'Laptop (1366)',
    'Wall (1920)',
  ]);
});

it('offers every user of the mock scenarios', () => {
  const { as: _anybody, ...people } = scenarios;
  expect(Object.keys(PEOPLE).sort()).toEqual(['as in the story', ...Object.keys(people)].sort());
});
