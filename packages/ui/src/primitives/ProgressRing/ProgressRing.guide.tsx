import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { ProgressRing } from './ProgressRing.tsx';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['The progress of an item is shown where a bar does not fit: a tile, a row, a file beside its name.'],
  useInstead: [
    { when: 'There is space for a bar, which shows small differences', component: 'ProgressBar' },
    { when: 'The duration is unknown', component: 'Spinner' },
    { when: 'Several parts of a whole are compared', component: 'PartsChart' },
    { when: 'It is a task with steps', component: 'Stepper' },
  ],
  anatomy: [
    { part: 'Ring', is: 'starts at the top; more than the whole fills it and is in the figure.' },
    { part: 'Figure', is: 'a whole percentage inside the ring; the smallest size has none.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <ProgressRing label="Profile" value={60} />
          Profile complete
        </Inline>
      ),
      dont: <ProgressRing label="Profile" value={60} />,
      why: 'A figure needs a text that says what it is.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Progress', role: 'progressbar', name: 'Profile complete', state: { value: '42%' } }],
  adapts: {
    narrow: { says: 'It keeps its size; the text beside it shrinks.', story: 'BesideWords' },
    long: { says: 'The figure is a whole percentage, whatever the unit was.', story: 'Ends' },
    many: { says: 'In a list all have the same size.', story: 'Sizes' },
    rightToLeft: { says: 'It fills anticlockwise.', story: 'RightToLeft' },
  },
  related: ['ProgressBar', 'Spinner', 'Stepper', 'PartsChart'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
