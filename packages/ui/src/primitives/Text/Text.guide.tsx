import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from './Text.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Text needs another size, tone or weight than the text around it, such as secondary text, a figure or a note.'],
  useInstead: [
    { when: 'The text names a part of the page', component: 'Heading' },
    { when: 'The text leads to another page', component: 'Link' },
    { when: 'The text is the state of an object', component: 'Badge' },
    { when: 'The text is for screen readers only', component: 'VisuallyHidden' },
  ],
  anatomy: [
    { part: 'Element', is: 'a paragraph by default; `as` sets another element, such as a span within a line, a `dt` or a caption.' },
    { part: 'Look', is: 'size, tone and weight, inherited if they are not set.' },
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
      why: 'Emphasis works if only one text has it.',
    },
    {
      do: <Heading level={3}>Places</Heading>,
      dont: (
        <Text size="l" weight="bold">
          Places
        </Text>
      ),
      why: 'A large text that names a part of the page is a heading; otherwise screen readers cannot navigate to it.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Text', role: 'paragraph', text: 'Line Follower Championship' },
    { part: 'Truncated text, announced completely', role: 'paragraph', text: 'presented to a full hall.', story: 'Truncated' },
  ],
  adapts: {
    narrow: { says: 'Lines break between words; with `wrap="anywhere"` also within a word that is too long for a line.', story: 'Wraps' },
    long: {
      says: '`truncate` cuts the text off after one line, `lines` after several. Show the whole text somewhere else.',
      story: 'TwoLines',
    },
    many: { says: 'Put paragraphs into a Stack, which sets the space between them.', story: 'Sizes' },
    rightToLeft: { says: 'Lines start on the right.', story: 'Wraps' },
  },
  related: ['Heading', 'Link', 'Stack'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
