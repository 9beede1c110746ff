import { Inline } from '../../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { LevelBadge } from './LevelBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An achievement is shown, and it matters how far it reaches: from the college to the world.'],
  useInstead: [
    { when: 'It is said what the achievement is about', component: 'CategoryBadge' },
    { when: 'It is said whether somebody has endorsed it', component: 'VerifiedBadge' },
    { when: 'It is the level of a skill', component: 'ProficiencyBadge' },
  ],
  anatomy: [
    { part: 'Word', is: 'the level as it was typed. Five levels have a tone each, however they are capitalised; all others are grey.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <LevelBadge level="National" />
          <LevelBadge level="Inter-hostel" />
        </Inline>
      ),
      dont: (
        <Inline>
          <LevelBadge level="National level (second place)" />
        </Inline>
      ),
      why: 'The level alone is known and gets its tone; the position has a place of its own.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'national' },
    { part: 'Word of a level that is not known', role: 'generic', text: 'Inter-hostel', story: 'Levels' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its word; beside others in an Inline it goes to the next line.', story: 'Levels' },
    long: { says: 'A level that somebody typed is shown whole; a long one breaks.', story: 'Levels' },
    many: { says: 'An achievement has one level; beside it stand badges of other kinds.', story: 'Levels' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'CategoryBadge', 'VerifiedBadge', 'AchievementList'],
  matrix: 'Levels',
} satisfies ComponentGuide;
