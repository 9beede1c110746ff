import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A few things belong together and have to be told from what is around: an event, a person, a form.'],
  useInstead: [
    { when: 'Space alone says what belongs together', component: 'Stack' },
    { when: 'It is a part of the page with a heading', component: 'Section' },
    { when: 'There are many of them, which come, fail or are missing', component: 'RecordList' },
    { when: 'It is a message', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Surface', is: 'with a hairline around it, in four paddings; sunken is for a part inside a card.' },
    { part: 'Content', is: 'anything; arrange it with Stack, Inline or Grid.' },
  ],
  dos: [
    {
      do: (
        <Card asChild>
          <article>
            <Stack gap="xs">
              <Heading level={3}>Line Follower Championship</Heading>
              <Text tone="muted">24 Nov, Main Auditorium</Text>
            </Stack>
          </article>
        </Card>
      ),
      dont: (
        <Card>
          <Stack gap="xs">
            <Card padding="s">Line Follower Championship</Card>
            <Card padding="s">24 Nov, Main Auditorium</Card>
          </Stack>
        </Card>
      ),
      why: 'A frame says that something is a thing of its own; frames in frames say nothing.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Card that is an article', role: 'article', text: 'Main Auditorium, 6:30 pm', story: 'Nested' }],
  adapts: {
    narrow: { says: 'It is as wide as its place.', story: 'Matrix' },
    long: { says: 'It grows with its content and cuts nothing off.', story: 'Matrix' },
    many: { says: 'Side by side they stand in a Grid, where those of a row have one height.', story: 'Matrix' },
    rightToLeft: { says: 'Its content begins at the right; the paddings are the same on both sides.', story: 'Default' },
  },
  related: ['Section', 'Stack', 'Grid', 'Tile'],
} satisfies ComponentGuide;
