import { Card } from '../../primitives/Card/Card.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Stack } from './Stack.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Items are below each other with equal space: fields of a form, parts of a card, paragraphs.'],
  useInstead: [
    { when: 'Items are side by side and wrap', component: 'Inline' },
    { when: 'Items are in aligned columns', component: 'Grid' },
    { when: 'They are records with loading, empty and error states', component: 'RecordList' },
    { when: 'The parts have a heading', component: 'Section' },
  ],
  anatomy: [
    { part: 'Element', is: 'a `div`; `as` sets another element, such as a list, a form or a section.' },
    { part: 'Gap', is: 'one step of the scale between items, without space around them. It may differ by viewport width.' },
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
      why: 'Related items are closer to each other; nested stacks show groups without lines.',
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
      why: 'Items of one kind are a list: screen readers announce their number.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Stack that is a list', role: 'list', story: 'AsList' },
    { part: 'Thing in it', role: 'listitem', text: 'Opening', story: 'AsList' },
  ],
  adapts: {
    narrow: { says: 'With a gap by width, items are closer on a phone.', story: 'ByWidth' },
    long: { says: 'Items are as wide as the stack and as high as their content; none widens the container.', story: 'Default' },
    many: { says: 'All items are rendered; from a hundred on, use a RecordList.', story: 'Gaps' },
    rightToLeft: { says: 'Start is the right; otherwise a stack looks the same.', story: 'Alignments' },
  },
  related: ['Inline', 'Grid', 'Section', 'Divider'],
  matrix: 'Gaps',
} satisfies ComponentGuide;
