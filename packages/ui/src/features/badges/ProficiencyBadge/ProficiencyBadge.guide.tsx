import type { ComponentGuide } from '../../../testing/guide.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';
import { ProficiencyBadge } from './ProficiencyBadge.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A skill of a person is shown, and it matters how well they say they know it.'],
  useInstead: [
    { when: 'It is said whether somebody has endorsed the skill', component: 'EndorsedBadge' },
    { when: 'It is said how far an achievement reaches', component: 'LevelBadge' },
    { when: 'Somebody chooses their level', component: 'Select' },
  ],
  anatomy: [
    { part: 'Word', is: 'beginner, intermediate, advanced or expert. Each has a tone of its own; the hotter it is, the more is known.' },
  ],
  dos: [
    {
      do: <ProficiencyBadge level="advanced" />,
      dont: <LevelBadge level="advanced" />,
      why: 'Levels of achievements know nothing of skills, and stay grey for their words.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Word', role: 'generic', text: 'beginner' }],
  adapts: {
    narrow: { says: 'It is as wide as its word and goes to the next line where there is no room.', story: 'Levels' },
    long: { says: 'There are four words, all short.', story: 'Levels' },
    many: { says: 'One for each skill; in a list they stand under each other.', story: 'Levels' },
    rightToLeft: { says: 'It takes its place in the line; the word keeps its own direction.', story: 'Default' },
  },
  related: ['Badge', 'EndorsedBadge', 'UserSkillList', 'EndorsementCard'],
  matrix: 'Levels',
} satisfies ComponentGuide;
