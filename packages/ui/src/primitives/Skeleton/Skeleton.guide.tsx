import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content is on its way, and its shape is known: blanks of that shape keep its place.'],
  useInstead: [
    { when: 'There are words for screen readers to be said as well', component: 'LoadingShape' },
    { when: 'It is a list', component: 'RecordList' },
    { when: 'The shape is not known', component: 'Spinner' },
  ],
  anatomy: [
    { part: 'Blank', is: 'a line of text, a title, a calendar leaf or a block. It is silent, and still where less motion is wished.' },
    { part: 'Width', is: 'a part of the place that it stands in, so that lines look like a text.' },
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
      why: 'Blanks in the shape of what comes show what to wait for, and nothing jumps when it is there.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Spinner beside the blanks, which are silent', role: 'status', text: 'Loading events...', story: 'InACard' }],
  adapts: {
    narrow: { says: 'Widths are parts of the place; no blank is wider than it.', story: 'Widths' },
    long: { says: 'A text of several lines is as many blanks of different widths.', story: 'InACard' },
    many: { says: 'As many as fill the window are enough.', story: 'Shapes' },
    rightToLeft: { says: 'Blanks begin at the right.', story: 'Widths' },
  },
  related: ['LoadingShape', 'Spinner', 'RecordList'],
  matrix: 'Shapes',
} satisfies ComponentGuide;
