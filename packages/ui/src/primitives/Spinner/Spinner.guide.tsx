import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Spinner } from './Spinner.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Something is on its way, and neither its shape nor how long it takes is known.'],
  useInstead: [
    { when: 'Its shape is known', component: 'LoadingShape' },
    { when: 'How far it is can be told', component: 'ProgressBar' },
    { when: 'A button was pressed: it has its own ring', component: 'Button' },
  ],
  anatomy: [
    { part: 'Ring', is: 'turns; where less motion is wished it only fades. For the eye only.' },
    { part: 'Words', is: 'what is being waited for, read out politely.' },
  ],
  dos: [
    {
      do: <Spinner label="Loading events..." />,
      dont: <Spinner label="Please wait..." />,
      why: 'It says what is being waited for, to the eye and to the ear.',
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
      why: 'What was pressed says itself that it is on its way, and cannot be pressed twice.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Words', role: 'status', text: 'Loading...' }],
  adapts: {
    narrow: { says: 'The words break beside the ring.', story: 'LongLabel' },
    long: { says: 'The words break; the ring keeps its size.', story: 'LongLabel' },
    many: { says: 'One on a page is enough: several at once are read out one after another.', story: 'Default' },
    rightToLeft: { says: 'The ring stands to the right of the words.', story: 'Default' },
  },
  related: ['LoadingShape', 'Skeleton', 'ProgressBar', 'Button'],
  matrix: 'LongLabel',
} satisfies ComponentGuide;
