import type { ComponentGuide } from '../../testing/guide.ts';
import { Text } from '../Text/Text.tsx';
import { TagList } from './TagList.tsx';

const REMOVE_PYTHON = { role: 'button', name: 'Remove Python' } as const;
const REMOVE_SOLDERING = { role: 'button', name: 'Remove Soldering' } as const;
const MORE = { role: 'button', name: '4 more' } as const;
const TWO = [
  { id: 'a', label: 'Robotics' },
  { id: 'b', label: 'Python' },
];

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['An item has several tags: the skills of a person, the topics of an event, the active filters.'],
  useInstead: [
    { when: 'There is one tag', component: 'Tag' },
    { when: 'They are typed', component: 'TagListInput' },
    { when: 'They are selected from a list', component: 'MultiCombobox' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `label`; its tags wrap.' },
    { part: 'Tag', is: 'a text that may be a link or be removable.' },
    { part: 'More', is: 'shows the number of hidden tags, and reveals them.' },
  ],
  dos: [
    {
      do: <TagList label="Skills" tags={TWO} />,
      dont: <Text>Robotics, Python</Text>,
      why: 'Tags that are links or removable are separate items, and announced as a list.',
    },
  ],
  keyboard: [
    { keys: '{Tab}{Tab}', does: 'Moves from tag to tag.', outcome: { focus: REMOVE_PYTHON }, story: 'Removable' },
    {
      keys: '{Enter}',
      does: 'Removes the tag; the focus moves to the next one, or to the previous one after the last.',
      outcome: [{ calls: 'onRemove' }, { hides: REMOVE_PYTHON }, { focus: REMOVE_SOLDERING }],
      story: 'Removable',
    },
    {
      keys: '{Enter}',
      on: MORE,
      does: 'Reveals the hidden tags; the focus moves to the list.',
      outcome: [{ hides: MORE }, { focus: { role: 'list', name: 'Skills of Meera Iyer' } }],
      story: 'Many',
    },
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Skills of Meera Iyer' },
    { part: 'More', ...MORE, state: { expanded: false }, story: 'Many' },
  ],
  adapts: {
    narrow: { says: 'Tags wrap.', story: 'Many' },
    long: { says: 'A long text wraps within its tag.', story: 'Default' },
    many: { says: 'Above `max`, tags are hidden behind a button with their number.', story: 'Many' },
    rightToLeft: { says: 'The first tag is on the right.', story: 'RightToLeft' },
  },
  related: ['Tag', 'TagListInput', 'MultiCombobox', 'Badge'],
  matrix: 'Default',
} satisfies ComponentGuide;
