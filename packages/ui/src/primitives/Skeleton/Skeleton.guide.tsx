import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content of a known shape is loading: placeholders of that shape reserve its space.'],
  useInstead: [
    { when: 'Screen readers need a text too', component: 'LoadingShape' },
    { when: 'It is a list', component: 'RecordList' },
    { when: 'The shape is unknown', component: 'Spinner' },
  ],
  anatomy: [
    {
      part: 'Blank',
      is: 'a line of text, a title, a calendar leaf or a block. It is hidden from screen readers, and not animated with reduced motion.',
    },
    { part: 'Width', is: 'a share of the container, so that lines look like a text.' },
  ],
  dos: [
    {
      do: (
        <Card>
          <Inline wrap={false} align="start">
            <Skeleton shape="leaf" />
            <Stack gap="xs">
              <Skeleton shape="title" width="most" />
              <Skeleton width="half" />
            </Stack>
          </Inline>
        </Card>
      ),
      dont: <Skeleton shape="block" />,
      why: 'Placeholders in the shape of the content show what is loading, and nothing jumps afterwards.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Spinner beside the blanks, which are silent', role: 'status', text: 'Loading events...', story: 'InACard' }],
  adapts: {
    narrow: { says: 'Widths are shares of the container; no placeholder is wider.', story: 'Widths' },
    long: { says: 'A text of several lines is several placeholders of different widths.', story: 'InACard' },
    many: { says: 'Fill the window; more are not needed.', story: 'Shapes' },
    rightToLeft: { says: 'Placeholders start on the right.', story: 'Widths' },
  },
  related: ['LoadingShape', 'Spinner', 'RecordList'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
