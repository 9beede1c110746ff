import type { ComponentGuide } from '../../testing/guide.ts';
import { Tabs } from '../Tabs/Tabs.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const LIST = { role: 'button', name: 'View All Events' } as const;
const ADD = { role: 'button', name: 'Add Event' } as const;
const VIEWS = [
  { id: 'list', label: 'View All Events' },
  { id: 'add', label: 'Add Event' },
];

function nothing(): void {
  // The examples only show the buttons; a page would keep the selection.
}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['There are two to five ways to see the same place, such as a list or the form that adds to it, and one always holds.'],
  useInstead: [
    { when: 'They are parts of one thing, with a panel each', component: 'Tabs' },
    { when: 'It is an answer of a form', component: 'RadioGroup' },
    { when: 'Something is on or off', component: 'Switch' },
    { when: 'Each does something once', component: 'Button' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by `label`, for screen readers.' },
    { part: 'Button', is: 'one view. The pressed one has a border and a surface of its own, so that colour alone does not say it.' },
    { part: 'Icon', is: '16 px before the word, for the eye only.' },
  ],
  dos: [
    {
      do: <ToggleButtonGroup label="Events" items={VIEWS} value="list" onValueChange={nothing} />,
      dont: (
        <ToggleButtonGroup
          label="Events"
          items={[
            { id: 'list', label: 'List' },
            { id: 'save', label: 'Save' },
          ]}
          value="list"
          onValueChange={nothing}
        />
      ),
      why: 'All of them are views. What does something once is a Button beside the group.',
    },
    {
      do: (
        <Tabs
          label="Position"
          items={[
            { id: 'requirements', label: 'Requirements', content: 'From the second year.' },
            { id: 'holders', label: 'Holders', content: 'Meera Iyer' },
          ]}
        />
      ),
      dont: (
        <ToggleButtonGroup
          label="Position"
          items={[
            { id: 'requirements', label: 'Requirements' },
            { id: 'holders', label: 'Holders' },
          ]}
          value="requirements"
          onValueChange={nothing}
        />
      ),
      why: 'Parts of one thing are tabs: they are tied to their panels, and arrows go between them.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first button.', outcome: { focus: LIST } },
    { keys: '{Tab}', does: 'Moves to the next: each is a stop.', outcome: { focus: ADD } },
    { keys: '{Enter}', does: 'Shows that view.', outcome: { calls: 'onValueChange' } },
    {
      keys: '[Space]',
      on: LIST,
      does: 'Shows that view; the focus stays.',
      outcome: [
        { calls: 'onValueChange' },
        { focus: LIST },
        { shows: { ...LIST, state: { pressed: true } } },
        { shows: { ...ADD, state: { pressed: false } } },
      ],
      story: 'Chosen',
    },
  ],
  screenReader: [
    { part: 'Group', role: 'group', name: 'Events' },
    { part: 'Button of the view that is shown', ...LIST, state: { pressed: true } },
    { part: 'Button', ...ADD, state: { pressed: false } },
  ],
  adapts: {
    narrow: { says: 'Buttons without room beside each other go into more lines, each as wide as its line lets it be.', story: 'WithIcons' },
    long: { says: 'A label breaks within its button.', story: 'Many' },
    many: { says: 'Five wrap; more than that belong into Tabs or a Select.', story: 'Many' },
    rightToLeft: { says: 'The first button is the one on the right, with its icon to the right of the word.', story: 'WithIcons' },
  },
  related: ['Tabs', 'RadioGroup', 'Switch', 'Button'],
  matrix: 'WithIcons',
} satisfies ComponentGuide;
