import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const USER_SKILLS = { role: 'tab', name: 'User skills (4)' } as const;
const SKILLS = { role: 'tab', name: 'Skills (2)' } as const;
const ACHIEVEMENTS = { role: 'tab', name: 'Achievements (3)' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody who endorses for a field of the campus sees everything that waits for them in one place.'],
  useInstead: [
    { when: 'There is one kind of thing to endorse', component: 'EndorsementQueue' },
    { when: 'Requests for rooms are decided', component: 'RoomRequestReviewDialog' },
  ],
  anatomy: [
    { part: 'Tabs', is: 'people’s skills, skills of the catalogue, achievements; each with how many wait, once that is known.' },
    { part: 'Queue', is: 'the open tab’s list, to be worked through one after another.' },
    { part: 'Nothing left', is: 'said in place of a list.' },
    { part: 'Error', is: 'in place of a list that did not come; the other tabs are not touched by it.' },
  ],
  dos: [
    {
      do: (
        <Tabs
          label="What to endorse"
          items={[
            { id: 'user-skills', label: 'User skills (4)', content: 'Embedded C' },
            { id: 'skills', label: 'Skills (0)', content: 'No Pending Endorsements' },
          ]}
        />
      ),
      dont: (
        <Tabs
          label="What to endorse, without counts"
          items={[
            { id: 'user-skills', label: 'User skills', content: 'Embedded C' },
            { id: 'skills', label: 'Skills', content: 'No Pending Endorsements' },
          ]}
        />
      ),
      why: 'Load all three lists, not the open one alone: the counts say where there is work without a press.',
    },
  ],
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: USER_SKILLS,
      does: 'Moves to the next tab and shows its list.',
      outcome: [
        { focus: SKILLS },
        { shows: { ...SKILLS, state: { selected: true } } },
        { shows: { role: 'tabpanel', name: 'Skills (2)', text: 'Programming · submitted 22 Aug 2026' } },
      ],
    },
    { keys: '{Home}', does: 'Moves to the first tab.', outcome: { focus: USER_SKILLS } },
    {
      keys: '{End}',
      does: 'Moves to the last tab and shows its list.',
      outcome: [{ focus: ACHIEVEMENTS }, { shows: { role: 'tabpanel', name: 'Achievements (3)' } }],
    },
    { keys: '{Tab}', does: 'Moves from the tabs into the list.', outcome: { focus: { role: 'tabpanel', name: 'Achievements (3)' } } },
  ],
  screenReader: [
    { part: 'Tabs', role: 'tablist', name: 'What to endorse' },
    { part: 'Open tab', ...USER_SKILLS, state: { selected: true } },
    { part: 'Another tab', ...SKILLS, state: { selected: false } },
    { part: 'Queue', role: 'list', name: 'User skills' },
    { part: 'Tab while its list is on its way', role: 'tab', name: 'User skills', story: 'Loading' },
    { part: 'Refusal', role: 'alert', text: 'You can endorse only sports items.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'The tabs stay in one line, which scrolls; each button goes under the words of its card.', story: 'Default' },
    long: { says: 'A long title breaks in its card.', story: 'Default' },
    many: { says: 'Each list renders only what is visible, beyond a hundred.', story: 'Default' },
    rightToLeft: { says: 'The first tab stands on the right; the arrow keys follow.', story: 'Default' },
  },
  related: ['EndorsementQueue', 'EndorsementCard', 'Tabs', 'AchievementBrowser'],
  matrix: 'Empty',
} satisfies ComponentGuide;
