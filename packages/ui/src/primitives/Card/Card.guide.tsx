import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content belongs together and has to be separate from its surroundings: an event, a person, a form.'],
  useInstead: [
    { when: 'Space alone shows what belongs together', component: 'Stack' },
    { when: 'It is a part of the page with a heading', component: 'Section' },
    { when: 'There are many of them, with loading, empty and error states', component: 'RecordList' },
    { when: 'It is a message', component: 'Banner' },
  ],
  anatomy: [
    { part: 'Surface', is: 'has a hairline around it, and one of four paddings; sunken is for a part inside a card.' },
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
      why: 'A frame marks an object; frames inside frames mark nothing.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Card that is an article', role: 'article', text: 'Main Auditorium, 6:30 pm', story: 'Nested' }],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Matrix' },
    long: { says: 'It grows with its content and cuts nothing off.', story: 'Matrix' },
    many: { says: 'Put cards into a Grid, where all cards of a row have the same height.', story: 'Matrix' },
    rightToLeft: { says: 'Its content starts on the right; the padding is the same on both sides.', story: 'Default' },
  },
  related: ['Section', 'Stack', 'Grid', 'Tile'],
} satisfies ComponentGuide;
