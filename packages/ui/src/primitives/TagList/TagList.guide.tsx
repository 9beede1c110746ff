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
  useWhen: ['A thing has several tags: the skills of a person, the topics of an event, the filters that are on.'],
  useInstead: [
    { when: 'There is one', component: 'Tag' },
    { when: 'They are typed', component: 'TagListInput' },
    { when: 'They are chosen from a list', component: 'MultiCombobox' },
  ],
  anatomy: [
    { part: 'List', is: 'named by `label`; its tags wrap.' },
    { part: 'Tag', is: 'a word that may lead somewhere or be taken away.' },
    { part: 'More', is: 'says how many are folded away, and shows them.' },
  ],
  dos: [
    {
      do: <TagList label="Skills" tags={TWO} />,
      dont: <Text>Robotics, Python</Text>,
      why: 'Words that can be followed or taken away are things of their own, and counted as a list.',
    },
  ],
  keyboard: [
    { keys: '{Tab}{Tab}', does: 'Moves from tag to tag.', outcome: { focus: REMOVE_PYTHON }, story: 'Removable' },
    {
      keys: '{Enter}',
      does: 'Takes the tag away; the focus goes on to the next one, and to the one before after the last.',
      outcome: [{ calls: 'onRemove' }, { hides: REMOVE_PYTHON }, { focus: REMOVE_SOLDERING }],
      story: 'Removable',
    },
    {
      keys: '{Enter}',
      on: MORE,
      does: 'Shows those that are folded away; the focus goes to the list.',
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
    long: { says: 'A long word breaks within its tag.', story: 'Default' },
    many: { says: 'From `max` on they are folded away behind a button that says how many.', story: 'Many' },
    rightToLeft: { says: 'The first one stands on the right.', story: 'RightToLeft' },
  },
  related: ['Tag', 'TagListInput', 'MultiCombobox', 'Badge'],
  matrix: 'Default',
} satisfies ComponentGuide;
