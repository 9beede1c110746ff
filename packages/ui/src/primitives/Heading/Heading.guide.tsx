import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A part of the page has a name and a custom layout: the header of a card or of a tile.'],
  useInstead: [
    { when: 'The part has a heading, buttons and content', component: 'Section' },
    { when: 'It is the title of the screen', component: 'Page' },
    { when: 'A text is large but names nothing', component: 'Text' },
    { when: 'The name is only for screen readers', component: 'VisuallyHidden' },
  ],
  anatomy: [
    { part: 'Level', is: 'one more than that of the heading above it; screen readers navigate by it.' },
    { part: 'Size', is: 'the font size, by default that of its level.' },
    { part: 'Wrap', is: 'lines are balanced, unless the text is long or has no spaces.' },
  ],
  dos: [
    {
      do: (
        <Stack gap="xs">
          <Heading level={2} size="s">
            Places
          </Heading>
          <Text>18 of 24 are taken.</Text>
        </Stack>
      ),
      dont: (
        <Stack gap="xs">
          <Heading level={4}>Places</Heading>
          <Text>18 of 24 are taken.</Text>
        </Stack>
      ),
      why: 'The level is the position in the page, the size is the look: a small heading need not have a deep level.',
    },
    {
      do: (
        <Text size="l" weight="bold">
          ₹42,500
        </Text>
      ),
      dont: <Heading level={2}>₹42,500</Heading>,
      why: 'A heading names what follows. A figure is a text, however large it is.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Heading', role: 'heading', name: 'Line Follower Championship', state: { level: 1 } }],
  adapts: {
    narrow: { says: 'It wraps to balanced lines.', story: 'Wraps' },
    long: { says: 'It wraps; `truncate` limits it to one line if the whole name is shown elsewhere.', story: 'Truncated' },
    many: { says: 'A page has one of level 1, and no level is skipped.', story: 'Levels' },
    rightToLeft: { says: 'It starts on the right, and an ellipsis is on the left.', story: 'Truncated' },
  },
  related: ['Section', 'Page', 'Text', 'VisuallyHidden'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
