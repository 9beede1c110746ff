import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from './Text.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Words need a size, tone or weight other than those around them: what is secondary, a figure, a note.'],
  useInstead: [
    { when: 'The words name a part of the page', component: 'Heading' },
    { when: 'They lead somewhere', component: 'Link' },
    { when: 'They are the state of a thing', component: 'Badge' },
    { when: 'They are for screen readers alone', component: 'VisuallyHidden' },
  ],
  anatomy: [
    { part: 'Element', is: 'a paragraph, unless `as` says otherwise: a span within a line, a `dt`, a caption.' },
    { part: 'Look', is: 'what is not given is that of what the text stands in.' },
  ],
  dos: [
    {
      do: (
        <Stack gap="xxs">
          <Text weight="medium">Line Follower Championship</Text>
          <Text size="s" tone="muted">
            24 Nov, Main Auditorium
          </Text>
        </Stack>
      ),
      dont: (
        <Stack gap="xxs">
          <Text weight="bold">Line Follower Championship</Text>
          <Text weight="bold">24 Nov, Main Auditorium</Text>
        </Stack>
      ),
      why: 'One thing stands out where the others step back.',
    },
    {
      do: <Heading level={3}>Places</Heading>,
      dont: (
        <Text size="l" weight="bold">
          Places
        </Text>
      ),
      why: 'Large words that name a part are a heading; else nobody finds the part by it.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Text', role: 'paragraph', text: 'Line Follower Championship' },
    { part: 'Text that is cut off, read out whole', role: 'paragraph', text: 'presented to a full hall.', story: 'Truncated' },
  ],
  adapts: {
    narrow: { says: 'Lines break between words; with `wrap="anywhere"` also within one that has no other place.', story: 'Wraps' },
    long: { says: '`truncate` cuts off after a line, `lines` after several. Let the whole be read somewhere else.', story: 'TwoLines' },
    many: { says: 'Paragraphs stand in a Stack, which owns the space between them.', story: 'Sizes' },
    rightToLeft: { says: 'Lines begin at the right.', story: 'Wraps' },
  },
  related: ['Heading', 'Link', 'Stack'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
