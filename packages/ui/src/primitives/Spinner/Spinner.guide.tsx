import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from './Spinner.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Something is loading, and neither its shape nor its duration is known.'],
  useInstead: [
    { when: 'Its shape is known', component: 'LoadingShape' },
    { when: 'The progress is known', component: 'ProgressBar' },
    { when: 'A button was pressed: it has its own spinner', component: 'Button' },
  ],
  anatomy: [
    { part: 'Ring', is: 'rotates; with reduced motion it only fades. Decorative.' },
    { part: 'Words', is: 'what is loading, announced politely.' },
  ],
  dos: [
    {
      do: <Spinner label="Loading events..." />,
      dont: <Spinner label="Please wait..." />,
      why: 'It names what is loading, both visually and for screen readers.',
    },
    {
      do: (
        <Button loading loadingText="Submitting...">
          Submit Request
        </Button>
      ),
      dont: (
        <Stack>
          <Button>Submit Request</Button>
          <Spinner label="Submitting..." />
        </Stack>
      ),
      why: 'The pressed button itself shows that it is busy, and cannot be pressed twice.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Words', role: 'status', text: 'Loading...' }],
  adapts: {
    narrow: { says: 'The text wraps beside the ring.', story: 'LongLabel' },
    long: { says: 'The text wraps; the ring keeps its size.', story: 'LongLabel' },
    many: { says: 'One per page is enough: several would be announced one after another.', story: 'Default' },
    rightToLeft: { says: 'The ring is to the right of the text.', story: 'Default' },
  },
  related: ['LoadingShape', 'Skeleton', 'ProgressBar', 'Button'],
  matrix: 'LongLabel',
} satisfies ComponentGuide;
