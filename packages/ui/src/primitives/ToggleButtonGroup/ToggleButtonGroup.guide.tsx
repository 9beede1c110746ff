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
  useWhen: ['There are two to five views of the same content, such as a list or the form that adds to it, and one is always selected.'],
  useInstead: [
    { when: 'They are parts of one object, with a panel each', component: 'Tabs' },
    { when: 'It is the value of a form field', component: 'RadioGroup' },
    { when: 'A setting is on or off', component: 'Switch' },
    { when: 'Each button runs an action', component: 'Button' },
  ],
  anatomy: [
    { part: 'Group', is: 'named by `label`, for screen readers.' },
    { part: 'Button', is: 'a view. The pressed one has a border and a background of its own, because colour alone is not enough.' },
    { part: 'Icon', is: '16 px before the text, decorative.' },
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
      why: 'All buttons are views. Put an action into a Button beside the group.',
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
      why: 'Use tabs for parts of one object: they are connected to their panels, and arrow keys move between them.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first button.', outcome: { focus: LIST } },
    { keys: '{Tab}', does: 'Moves to the next button: each is a tab stop.', outcome: { focus: ADD } },
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
    narrow: { says: 'Buttons that do not fit wrap to more lines, and fill the width of their line.', story: 'WithIcons' },
    long: { says: 'A label wraps within its button.', story: 'Many' },
    many: { says: 'Five buttons wrap; use Tabs or a Select for more.', story: 'Many' },
    rightToLeft: { says: 'The first button is on the right, with its icon to the right of the text.', story: 'WithIcons' },
  },
  related: ['Tabs', 'RadioGroup', 'Switch', 'Button'],
  matrix: 'WithIcons',
} satisfies ComponentGuide;
