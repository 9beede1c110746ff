import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A part of the page has a name, and the part is laid out in its own way: the head of a card, of a tile.'],
  useInstead: [
    { when: 'The part has a heading, buttons and content', component: 'Section' },
    { when: 'It is the title of the screen', component: 'Page' },
    { when: 'Words are large and name nothing', component: 'Text' },
    { when: 'The name is for screen readers alone', component: 'VisuallyHidden' },
  ],
  anatomy: [
    { part: 'Level', is: 'one more than that of the heading it stands under; screen readers go from heading to heading by it.' },
    { part: 'Size', is: 'how large it looks, by its level where nothing is said.' },
    { part: 'Wrap', is: 'where lines end: of one length, unless it is long or has no spaces.' },
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
      why: 'The level is the place in the page, the size the look: a small heading is not a deep one.',
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
    narrow: { says: 'It breaks into lines of one length.', story: 'Wraps' },
    long: { says: 'It breaks; `truncate` keeps one line where the whole name stands somewhere else.', story: 'Truncated' },
    many: { says: 'A page has one of level 1; no level is left out on the way down.', story: 'Levels' },
    rightToLeft: { says: 'It begins at the right, and an ellipsis stands at the left.', story: 'Truncated' },
  },
  related: ['Section', 'Page', 'Text', 'VisuallyHidden'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
