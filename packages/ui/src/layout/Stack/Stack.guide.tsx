import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Stack } from './Stack.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Things stand one under another, evenly apart: fields of a form, parts of a card, paragraphs.'],
  useInstead: [
    { when: 'Things stand side by side and wrap', component: 'Inline' },
    { when: 'They stand in columns that line up', component: 'Grid' },
    { when: 'They are records that come, fail or are missing', component: 'RecordList' },
    { when: 'The parts have a heading', component: 'Section' },
  ],
  anatomy: [
    { part: 'Element', is: 'a `div`, unless `as` says that it is a list, a form or a part of the page.' },
    { part: 'Gap', is: 'one step of the scale between things, and none around them. It may differ by width of the screen.' },
  ],
  dos: [
    {
      do: (
        <Stack gap="l">
          <Stack gap="xxs">
            <Text weight="medium">Opening</Text>
            <Text tone="muted">Main Auditorium, 6:30 pm</Text>
          </Stack>
          <Stack gap="xxs">
            <Text weight="medium">Final</Text>
            <Text tone="muted">Main Auditorium, 9 pm</Text>
          </Stack>
        </Stack>
      ),
      dont: (
        <Stack>
          <Text weight="medium">Opening</Text>
          <Text tone="muted">Main Auditorium, 6:30 pm</Text>
          <Text weight="medium">Final</Text>
          <Text tone="muted">Main Auditorium, 9 pm</Text>
        </Stack>
      ),
      why: 'What belongs together stands closer; stacks in a stack say it without lines.',
    },
    {
      do: (
        <Stack as="ul" gap="xs">
          <Card asChild padding="s">
            <li>Opening</li>
          </Card>
          <Card asChild padding="s">
            <li>Final</li>
          </Card>
        </Stack>
      ),
      dont: (
        <Stack gap="xs">
          <Card padding="s">Opening</Card>
          <Card padding="s">Final</Card>
        </Stack>
      ),
      why: 'Several of one kind are a list: screen readers say how many there are.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Stack that is a list', role: 'list', story: 'AsList' },
    { part: 'Thing in it', role: 'listitem', text: 'Opening', story: 'AsList' },
  ],
  adapts: {
    narrow: { says: 'With a gap by width, things stand closer on a phone.', story: 'ByWidth' },
    long: { says: 'Things are as wide as it and as high as they need; none makes it wider than its place.', story: 'Default' },
    many: { says: 'All are rendered; from a hundred on, use a RecordList.', story: 'Gaps' },
    rightToLeft: { says: 'Start is the right; a stack looks the same otherwise.', story: 'Alignments' },
  },
  related: ['Inline', 'Grid', 'Section', 'Divider'],
  matrix: 'Gaps',
} satisfies ComponentGuide;
