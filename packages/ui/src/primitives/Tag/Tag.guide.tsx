import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tag } from './Tag.tsx';

const REMOVE = { role: 'button', name: 'Remove Robotics' } as const;
const LINK = { role: 'link', name: 'Robotics' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['People give things words of their own to find them by: skills, topics, the filters that are on.'],
  useInstead: [
    { when: 'It is a state or kind that the thing has by itself', component: 'Badge' },
    { when: 'There are several', component: 'TagList' },
    { when: 'They are chosen from a list', component: 'MultiCombobox' },
    { when: 'They are typed', component: 'TagListInput' },
  ],
  anatomy: [
    { part: 'Word', is: 'what it says; with `href` a link to all things that have it.' },
    { part: 'Remove', is: 'takes it away; there while `onRemove` is given, and larger under a finger.' },
  ],
  dos: [
    {
      do: <Tag label="Robotics" onRemove={() => {}} />,
      dont: <Badge>Robotics ×</Badge>,
      why: 'Taking it away is a button of its own, with a name and a target.',
    },
    {
      do: (
        <Inline>
          <Badge tone="caution">pending</Badge>
          <Tag label="Robotics" />
        </Inline>
      ),
      dont: (
        <Inline>
          <Tag label="pending" />
          <Tag label="Robotics" />
        </Inline>
      ),
      why: 'A state and a topic are told apart by their shape.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the word where it leads somewhere.', outcome: { focus: LINK }, story: 'LinkAndRemove' },
    { keys: '{Tab}', does: 'Moves on to its button.', outcome: { focus: REMOVE }, story: 'LinkAndRemove' },
    { keys: '{Enter}', does: 'Takes the tag away.', outcome: { calls: 'onRemove' }, story: 'LinkAndRemove' },
  ],
  screenReader: [
    { part: 'Word that leads somewhere', ...LINK, story: 'LinkAndRemove' },
    { part: 'Remove', ...REMOVE, story: 'LinkAndRemove' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than its place.', story: 'LongWord' },
    long: { says: 'The word breaks within it; the button keeps its size.', story: 'LongWord' },
    many: { says: 'A TagList wraps them, and folds those that are too many.', story: 'Kinds' },
    rightToLeft: { says: 'The button stands on the left.', story: 'RightToLeft' },
  },
  related: ['TagList', 'Badge', 'MultiCombobox', 'TagListInput'],
  matrix: 'Kinds',
} satisfies ComponentGuide;
