import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAchievement, manyAchievements } from '../fixtures/index.ts';
import { achievementFilterOptions, filterAchievements, searchableAchievements } from './filter.ts';

const ALL = { search: '', category: '', state: '', level: '' };
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
const searchable = searchableAchievements(list);

describe('filterAchievements', () => {
  it.each([
    ['nothing', {}, ['a1', 'a2', 'a3']],
    ['a word of the title', { search: ' robo race ' }, ['a1']],
    ['a word of the description', { search: 'RAGAS' }, ['a2']],
    ['a category by search', { search: 'robotics' }, ['a1']],
    ['a type by search', { search: 'cultural' }, ['a2']],
    ['what is nowhere', { search: 'national' }, []],
    ['words of two fields at once', { search: 'vocal sang' }, ['a2']],
    ['words with other accents', { search: 'rágas' }, ['a2']],
    ['a category', { category: 'music' }, ['a2']],
    ['the pending', { state: 'pending' }, ['a1', 'a3']],
    ['the verified', { state: 'verified' }, ['a2']],
    ['an unknown state', { state: 'lost' }, ['a1', 'a2', 'a3']],
    ['a level, however it is written', { level: 'national' }, ['a1']],
    ['several at once', { search: 'winner', state: 'verified' }, []],
  ])('finds %s', (_, filters, ids) => expect(filterAchievements(searchable, { ...ALL, ...filters }).map(({ _id }) => _id)).toEqual(ids));

  it('only ever leaves out: what is left keeps its order', () => {
    const many = manyAchievements(30);
    const all = searchableAchievements(many);
    const text = fc.constantFrom('', 'a', 'technical', 'national', 'verified', 'pending', 'Robotics');
    fc.assert(
      fc.property(fc.record({ search: text, category: text, state: text, level: text }), (filters) => {
        const left = new Set(filterAchievements(all, filters));
        expect([...left]).toEqual(many.filter((each) => left.has(each)));
      }),
    );
  });
});

it('offers the categories that occur, and the known levels before others', () => {
  expect(achievementFilterOptions([...list, anAchievement({ category: ' robotics ', level: 'Inter-hostel' })])).toEqual({
    categories: ['Music', 'robotics'],
    levels: ['international', 'national', 'state', 'district', 'college', 'Inter-hostel'],
  });
});
