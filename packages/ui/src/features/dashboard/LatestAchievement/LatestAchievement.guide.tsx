import { anAchievement } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { LatestAchievement } from './LatestAchievement.tsx';

const TITLE = { role: 'link', name: 'Winner, Line Follower Challenge' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['On the dashboard of a student: the achievement that was added last, and whether it is verified by now.'],
  useInstead: [
    { when: 'All achievements are shown', component: 'AchievementList' },
    { when: 'Only their number is', component: 'StudentCounts' },
  ],
  anatomy: [
    { part: 'Title', is: 'leads to all achievements.' },
    { part: 'Description', is: 'as it was typed, where there is one.' },
    { part: 'Position and day', is: 'as far as they are known.' },
    { part: 'Badges', is: 'whether it is verified, and how far it reaches.' },
    { part: 'None yet', is: 'said in a sentence.' },
  ],
  dos: [
    {
      do: <LatestAchievement achievement={undefined} />,
      dont: <LatestAchievement achievement={anAchievement({ title: 'Your first achievement', description: 'Add it now!' })} />,
      why: 'Where there is none, hand over none: the component has words for it. An example looks like somebody’s own.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the title; Enter leads to all achievements.', outcome: { focus: TITLE }, story: 'Verified' }],
  screenReader: [
    { part: 'Title', ...TITLE },
    { part: 'None yet', role: 'paragraph', text: 'No achievements yet.', story: 'Empty' },
  ],
  adapts: {
    narrow: { says: 'Everything stands under each other at any width; the badges wrap.', story: 'Default' },
    long: { says: 'Title and description break.', story: 'Default' },
    many: { says: 'It is one, the last; the others are behind its title.', story: 'Default' },
    rightToLeft: { says: 'Words and badges begin on the right.', story: 'Default' },
  },
  related: ['AchievementList', 'AchievementBrowser', 'VerifiedBadge', 'LevelBadge', 'StudentCounts'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
