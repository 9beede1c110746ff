import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Emblem } from './Emblem.tsx';

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['A mark beside the name helps to find a club, a council or a committee in a list or a card.'],
  useInstead: [
    { when: 'It is a person', component: 'Avatar' },
    { when: 'It is the kind or the state of an object', component: 'Badge' },
  ],
  anatomy: [
    { part: 'Square', is: 'in three sizes, in the hue of the name; hidden from screen readers, because the name is beside it.' },
    { part: 'Drawing', is: 'four quarters of a disc, rotated depending on the name and mirrored.' },
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
      why: 'Nobody memorizes the drawings, and they are not announced: the name is beside them.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'What it stands in, named without it', role: 'link', name: 'Robotics Club', story: 'BesideItsName' }],
  adapts: {
    narrow: { says: 'It keeps its size; the text beside it shrinks.', story: 'BesideItsName' },
    long: { says: 'Even for a long name, the drawing has four parts.', story: 'BesideItsName' },
    many: { says: 'In a list all have the same size.', story: 'Several' },
    rightToLeft: { says: 'It is to the right of the name; the drawing is the same.', story: 'BesideItsName' },
  },
  related: ['Avatar', 'Badge'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
