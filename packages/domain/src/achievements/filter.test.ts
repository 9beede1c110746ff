import { describe, expect, it } from 'vitest';
import { anAchievement } from '../fixtures/index.ts';
import { achievementFilterOptions, matchesAchievementFilters, NO_ACHIEVEMENT_FILTERS, readAchievementFilters } from './filter.ts';

const race = anAchievement({
  _id: 'a1',
  title: 'Winner, Robo Race',
  description: null,
  category: 'Robotics',
  type: 'technical',
  level: 'National',
});
const song = anAchievement({
  _id: 'a2',
  title: 'Best Vocal',
  description: 'Sang two ragas.',
  category: 'Music',
  type: 'cultural',
  level: ' college',
  verified: true,
});
const bare = anAchievement({ _id: 'a3', title: 'Untitled', description: null, category: null, type: null, level: null });
const list = [race, song, bare];

describe('matchesAchievementFilters', () => {
  it.each([
    ['nothing', {}, ['a1', 'a2', 'a3']],
    ['words of the title', { search: ' robo race ' }, ['a1']],
    ['a word of the description', { search: 'RAGAS' }, ['a2']],
    ['a search for a category', { search: 'robotics' }, ['a1']],
    ['a search for a type', { search: 'cultural' }, ['a2']],
    ['a search for a level, which the search does not cover', { search: 'national' }, []],
    ['a search for words of two fields', { search: 'vocal sang' }, ['a2']],
    ['a search for a word with another accent', { search: 'rágas' }, ['a2']],
    ['a category', { category: 'music' }, ['a2']],
    ['a blank category', { category: ' ' }, ['a1', 'a2', 'a3']],
    ['the pending state', { state: 'pending' }, ['a1', 'a3']],
    ['the verified state', { state: 'verified' }, ['a2']],
    ['a level in different letter case', { level: 'national' }, ['a1']],
    ['several filters at once', { search: 'winner', state: 'verified' }, []],
  ] as const)('matches the expected achievements when filtering by %s', (_, filters, ids) =>
    expect(list.filter((each) => matchesAchievementFilters(each, filters)).map(({ _id }) => _id)).toEqual(ids),
  );
});

it('reads valid filters from the query and ignores invalid ones', () => {
  expect(readAchievementFilters(NO_ACHIEVEMENT_FILTERS)).toEqual({});
  const words = { search: 'vocal', category: 'Music', state: 'verified', level: 'national' };
  expect(readAchievementFilters(words)).toEqual(words);
  expect(readAchievementFilters({ search: 'v', category: '', state: 'lost', level: '' })).toEqual({});
});

it('offers existing categories, and known levels before other levels', () => {
  expect(achievementFilterOptions([...list, anAchievement({ category: ' robotics ', level: 'Inter-hostel' })])).toEqual({
    categories: ['Music', 'robotics'],
    levels: ['international', 'national', 'state', 'district', 'college', 'Inter-hostel'],
  });
});
