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
    ['everything', {}, ['a1', 'a2', 'a3']],
    ['a word of the title', { search: ' robo race ' }, ['a1']],
    ['a word of the description', { search: 'RAGAS' }, ['a2']],
    ['a category by search', { search: 'robotics' }, ['a1']],
    ['a type by search', { search: 'cultural' }, ['a2']],
    ['what is nowhere', { search: 'national' }, []],
    ['words of two fields at once', { search: 'vocal sang' }, ['a2']],
    ['words with other accents', { search: 'rágas' }, ['a2']],
    ['a category', { category: 'music' }, ['a2']],
    ['a blank category', { category: ' ' }, ['a1', 'a2', 'a3']],
    ['the pending', { state: 'pending' }, ['a1', 'a3']],
    ['the verified', { state: 'verified' }, ['a2']],
    ['a level, however it is written', { level: 'national' }, ['a1']],
    ['several at once', { search: 'winner', state: 'verified' }, []],
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
