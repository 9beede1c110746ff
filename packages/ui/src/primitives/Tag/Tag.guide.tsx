import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tag } from './Tag.tsx';

const REMOVE = { role: 'button', name: 'Remove Robotics' } as const;
const LINK = { role: 'link', name: 'Robotics' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['People label items with their own words: skills, topics, active filters.'],
  useInstead: [
    { when: 'It is an inherent state or kind of the item', component: 'Badge' },
    { when: 'There are several', component: 'TagList' },
    { when: 'They are selected from a list', component: 'MultiCombobox' },
    { when: 'They are typed', component: 'TagListInput' },
  ],
  anatomy: [
    { part: 'Word', is: 'the text; with `href` a link to all items with the tag.' },
    { part: 'Remove', is: 'removes the tag; shown if `onRemove` is set, and larger on touch screens.' },
  ],
  dos: [
    {
      do: <Tag label="Robotics" onRemove={() => {}} />,
      dont: <Badge>Robotics ×</Badge>,
      why: 'Remove is a separate button, with a name and a target.',
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
      why: 'States and topics have different shapes.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the text if it is a link.', outcome: { focus: LINK }, story: 'LinkAndRemove' },
    { keys: '{Tab}', does: 'Moves on to its button.', outcome: { focus: REMOVE }, story: 'LinkAndRemove' },
    { keys: '{Enter}', does: 'Removes the tag.', outcome: { calls: 'onRemove' }, story: 'LinkAndRemove' },
  ],
  screenReader: [
    { part: 'Word that leads somewhere', ...LINK, story: 'LinkAndRemove' },
    { part: 'Remove', ...REMOVE, story: 'LinkAndRemove' },
  ],
  adapts: {
    narrow: { says: 'It is never wider than its container.', story: 'LongWord' },
    long: { says: 'The text wraps within it; the button keeps its size.', story: 'LongWord' },
    many: { says: 'A TagList wraps tags, and hides those above its limit.', story: 'Kinds' },
    rightToLeft: { says: 'The button is on the left.', story: 'RightToLeft' },
  },
  related: ['TagList', 'Badge', 'MultiCombobox', 'TagListInput'],
  matrix: 'Kinds',
} satisfies ComponentGuide;
