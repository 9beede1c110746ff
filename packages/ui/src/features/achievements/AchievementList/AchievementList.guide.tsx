import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { AchievementList } from './AchievementList.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A person’s achievements are shown and not searched.'],
  useInstead: [
    { when: 'Somebody looks through their own, with search and filters', component: 'AchievementBrowser' },
    { when: 'They wait to be endorsed', component: 'EndorsementQueue' },
    { when: 'Only the latest is shown', component: 'LatestAchievement' },
  ],
  anatomy: [
    { part: 'Title', is: 'what was achieved.' },
    { part: 'Facts', is: 'day, type, position and event, as far as they are known.' },
    { part: 'Description', is: 'as it was typed.' },
    { part: 'Verified by', is: 'who endorsed it, by name, or by address where there is none.' },
    { part: 'View Certificate', is: 'a link where the address is one of the web.' },
    { part: 'Badges', is: 'category, level, and whether it is verified.' },
  ],
  dos: [
    {
      do: <EmptyState title="No achievements found" description="You haven't added any achievements yet." />,
      dont: <AchievementList achievements={[]} />,
      why: 'The list knows no words for having none: show an EmptyState in its place, which says why.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the next certificate; it opens in a tab of its own.',
      outcome: {
        focus: {
          role: 'link',
          name: 'View Certificate: Best Paper Award, Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction',
        },
      },
      story: 'LongTitle',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Achievements' },
    { part: 'Facts', role: 'listitem', text: '11 Oct 2026 · Academic · 1st · at Line Follower Challenge' },
    { part: 'View Certificate', role: 'link', name: 'View Certificate: Winner, Line Follower Challenge' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The badges go under the words.', story: 'Default' },
    long: { says: 'Titles and descriptions break, and nothing is cut off.', story: 'LongTitle' },
    many: { says: 'Beyond a hundred only what is visible is rendered.', story: 'Many' },
    rightToLeft: { says: 'Words stand on the right, badges on the left.', story: 'Default' },
  },
  related: ['AchievementBrowser', 'LevelBadge', 'CategoryBadge', 'VerifiedBadge', 'RecordList'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
