import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { ProgressRing } from './ProgressRing.tsx';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['How far something is belongs to a thing that has no room for a bar: a tile, a row, a file beside its name.'],
  useInstead: [
    { when: 'There is room for a bar, which shows small differences', component: 'ProgressBar' },
    { when: 'Nobody knows how long it will take', component: 'Spinner' },
    { when: 'Several parts of a whole are compared', component: 'PartsChart' },
    { when: 'It is a task of steps', component: 'Stepper' },
  ],
  anatomy: [
    { part: 'Ring', is: 'begins at the top; more than the whole fills it and is said in the figure.' },
    { part: 'Figure', is: 'in whole percent, inside the ring; the smallest has none.' },
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
      why: 'A figure says nothing without the words for what it is.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'Progress', role: 'progressbar', name: 'Profile complete', state: { value: '42%' } }],
  adapts: {
    narrow: { says: 'It keeps its size; the words beside it give way.', story: 'BesideWords' },
    long: { says: 'The figure is whole percent, however it was measured.', story: 'Ends' },
    many: { says: 'In a list all have one size.', story: 'Sizes' },
    rightToLeft: { says: 'It fills against the clock.', story: 'RightToLeft' },
  },
  related: ['ProgressBar', 'Spinner', 'Stepper', 'PartsChart'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
