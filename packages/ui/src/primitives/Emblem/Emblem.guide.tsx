import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Emblem } from './Emblem.tsx';

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['A club, a council or a committee stands in a list or a card, and is found sooner by a mark of its own beside the name.'],
  useInstead: [
    { when: 'It is a person', component: 'Avatar' },
    { when: 'It is the kind or the state of something', component: 'Badge' },
  ],
  anatomy: [
    { part: 'Square', is: 'in three sizes, in the hue of the name; it is silent, because the name stands beside it.' },
    { part: 'Drawing', is: 'four quarters of a disc, turned by the name and mirrored.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Emblem name="Robotics Club" />
          Robotics Club
        </Inline>
      ),
      dont: <Emblem name="Robotics Club" />,
      why: 'Nobody learns the drawings by heart, and nothing is read out: the name stands beside it.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'What it stands in, named without it', role: 'link', name: 'Robotics Club', story: 'BesideItsName' }],
  adapts: {
    narrow: { says: 'It keeps its size; the words beside it give way.', story: 'BesideItsName' },
    long: { says: 'However long a name is, the drawing has four parts.', story: 'BesideItsName' },
    many: { says: 'In a list all have one size.', story: 'Several' },
    rightToLeft: { says: 'It stands to the right of the name; the drawing is the same.', story: 'BesideItsName' },
  },
  related: ['Avatar', 'Badge'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
