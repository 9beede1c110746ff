import type { ComponentGuide } from '../../testing/guide.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ProgressBar } from './ProgressBar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Something is going on, and how far it is can be told: a file that is sent.'],
  useInstead: [
    { when: 'Nobody knows how long it will take', component: 'Spinner' },
    { when: 'A part of a whole is so: places that are taken', component: 'Meter' },
    { when: 'Several parts of a whole are compared', component: 'PartsChart' },
  ],
  anatomy: [
    { part: 'Label', is: 'what is measured; its name.' },
    { part: 'Amount', is: 'how much, in whole percent or in the words of `valueText`; read out as its value.' },
    { part: 'Track and bar', is: 'the whole, and the part of it. More than the whole fills it and is said in the words.' },
  ],
  dos: [
    {
      do: <Spinner label="Loading events..." />,
      dont: <ProgressBar label="Loading events" value={50} />,
      why: 'A bar promises an end. What cannot be measured turns.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Progress', role: 'progressbar', name: 'Sending the photo', state: { value: '42 %' } }],
  adapts: {
    narrow: { says: 'It is as wide as its place.', story: 'Ends' },
    long: { says: 'Label and amount wrap into two lines where there is no room for both.', story: 'Ends' },
    many: { says: 'One under another they are compared at a glance; their tracks have one width.', story: 'Ends' },
    rightToLeft: { says: 'It fills from the right.', story: 'RightToLeft' },
  },
  related: ['Spinner', 'Meter', 'PhotoInput'],
  matrix: 'Tones',
} satisfies ComponentGuide;
