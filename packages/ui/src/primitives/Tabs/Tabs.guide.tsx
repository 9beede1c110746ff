import type { ComponentGuide } from '../../testing/guide.ts';
import { Tabs } from './Tabs.tsx';

const ADD = { role: 'tab', name: 'Add Feedback' } as const;
const ALL = { role: 'tab', name: 'View All Feedbacks' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['An object has a few equally important parts, and one is viewed at a time.'],
  useInstead: [
    { when: 'Each part is a page with its own URL', component: 'Link' },
    { when: 'The same items are shown in another way', component: 'ToggleButtonGroup' },
    { when: 'Most people need none of the parts', component: 'Accordion' },
    { when: 'The parts are compared: show all of them', component: 'Section' },
  ],
  anatomy: [
    { part: 'List', is: 'the tabs in a row, named by `label`.' },
    { part: 'Tab', is: 'a word or two. A line below marks the selected one.' },
    { part: 'Panel', is: 'the selected part; named by its tab. The others are not rendered.' },
  ],
  dos: [
    {
      do: (
        <Tabs
          label="Position"
          items={[
            { id: 'requirements', label: 'Requirements', content: 'CGPA of at least 7.' },
            { id: 'holders', label: 'Holders', content: 'Meera Iyer, 2025-2026.' },
          ]}
        />
      ),
      dont: (
        <Tabs
          label="Position"
          items={[
            { id: 'one', label: 'Step 1: requirements', content: 'CGPA of at least 7.' },
            { id: 'two', label: 'Step 2: apply', content: 'Write why you want to hold it.' },
          ]}
        />
      ),
      why: 'Tabs can be visited in any order; use a form for steps.',
    },
    {
      do: (
        <Tabs
          label="Feedback"
          items={[
            { id: 'open', label: 'Open', content: 'Two feedbacks wait for an answer.' },
            { id: 'resolved', label: 'Resolved', content: 'Nothing was resolved this week.' },
          ]}
        />
      ),
      dont: (
        <Tabs
          label="Feedback"
          items={[
            { id: 'open', label: 'Feedbacks that nobody has answered yet', content: 'Two feedbacks wait for an answer.' },
            { id: 'resolved', label: 'Feedbacks with an answer', content: 'Nothing was resolved this week.' },
          ]}
        />
      ),
      why: 'One or two distinctive words per tab can be read at a glance.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the selected tab: the list is one tab stop.', outcome: { focus: ADD } },
    {
      keys: '{ArrowRight}',
      does: 'Moves to the next tab and shows its panel.',
      outcome: [
        { focus: ALL },
        { calls: 'onValueChange' },
        { shows: { role: 'tabpanel', name: 'View All Feedbacks', text: 'What others said.' } },
        { hides: { role: 'tabpanel', name: 'Add Feedback' } },
      ],
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves from the last tab to the first.',
      outcome: [{ focus: ADD }, { shows: { ...ADD, state: { selected: true } } }],
    },
    { keys: '{End}', does: 'Moves to the last tab.', outcome: { focus: ALL } },
    { keys: '{Home}', does: 'Moves to the first tab.', outcome: { focus: ADD } },
    { keys: '{Tab}', does: 'Moves on into the panel.', outcome: { focus: { role: 'tabpanel', name: 'Add Feedback' } } },
  ],
  screenReader: [
    { part: 'List', role: 'tablist', name: 'Feedback' },
    { part: 'Chosen tab', ...ADD, state: { selected: true } },
    { part: 'Tab', ...ALL, state: { selected: false } },
    { part: 'Panel', role: 'tabpanel', name: 'Add Feedback' },
  ],
  adapts: {
    narrow: { says: 'The row of tabs scrolls horizontally; the page does not.', story: 'Many' },
    long: { says: 'A label stays in one line; use a word or two.', story: 'Controlled' },
    many: { says: 'Tabs that do not fit scroll; the selected one scrolls into view on focus.', story: 'Many' },
    rightToLeft: { says: 'The first tab is on the right, and Left moves to the next one.', story: 'Default' },
  },
  related: ['ToggleButtonGroup', 'Accordion', 'Section'],
  matrix: 'Many',
} satisfies ComponentGuide;
