import { manyUserSkills } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { UserSkillList } from './UserSkillList.tsx';

const THREE = manyUserSkills(3);

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A person’s skills are shown and not searched.'],
  useInstead: [
    { when: 'Somebody looks through their own, with filters', component: 'UserSkillBrowser' },
    { when: 'They wait to be endorsed', component: 'EndorsementQueue' },
    { when: 'Achievements are shown', component: 'AchievementList' },
  ],
  anatomy: [
    { part: 'Name', is: 'of the skill; a sentence in its place where the catalogue has lost it.' },
    { part: 'Facts', is: 'type, position and the day on which it was added, as far as they are known.' },
    { part: 'Badges', is: 'category, level, and whether it is endorsed.' },
  ],
  dos: [
    {
      do: <UserSkillList userSkills={THREE} />,
      dont: <UserSkillList userSkills={undefined} />,
      why: 'Undefined stands for skills that are on their way, and for nothing else.',
    },
    {
      do: <EmptyState title="No skills added yet" description="What you can do belongs here, and office-bearers endorse it." />,
      dont: <UserSkillList userSkills={[]} />,
      why: 'The list knows no words for having none: show an EmptyState in its place, which says what to do.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list', name: 'Skills' },
    { part: 'Skill', role: 'listitem', text: 'Technical · as Workshop Lead · added 8 Nov 2026' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'The badges go under the words.', story: 'Default' },
    long: { says: 'A long name breaks; nothing is cut off.', story: 'LongTitle' },
    many: { says: 'Beyond a hundred only what is in sight is rendered; arrow keys, Home and End reach the rest.', story: 'Many' },
    rightToLeft: { says: 'Words stand on the right, badges on the left.', story: 'Default' },
  },
  related: ['UserSkillBrowser', 'ProficiencyBadge', 'EndorsedBadge', 'CategoryBadge', 'RecordList'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
