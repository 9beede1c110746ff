import type { ComponentGuide } from '../../testing/guide.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A process with a known progress is running: a file upload.'],
  useInstead: [
    { when: 'The duration is unknown', component: 'Spinner' },
    { when: 'It is a share of a whole: taken places', component: 'Meter' },
    { when: 'Several parts of a whole are compared', component: 'PartsChart' },
  ],
  anatomy: [
    { part: 'Label', is: 'the name of the process.' },
    { part: 'Amount', is: 'the value, as a whole percentage or as `valueText`; announced as its value.' },
    { part: 'Track and bar', is: 'the whole, and the done part of it. More than the whole fills it and is in the text.' },
  ],
  dos: [
    {
      do: <Spinner label="Loading events..." />,
      dont: <ProgressBar label="Loading events" value={50} />,
      why: 'A bar promises an end. Use a spinner for unknown durations.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Progress', role: 'progressbar', name: 'Sending the photo', state: { value: '42 %' } }],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Ends' },
    long: { says: 'Label and amount wrap to two lines if both do not fit.', story: 'Ends' },
    many: { says: 'Several below each other can be compared at a glance; their tracks have the same width.', story: 'Ends' },
    rightToLeft: { says: 'It fills from the right.', story: 'RightToLeft' },
  },
  related: ['Spinner', 'Meter', 'PhotoInput'],
  matrix: 'Tones',
} satisfies ComponentGuide;
