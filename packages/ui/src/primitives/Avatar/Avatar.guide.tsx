import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Avatar } from './Avatar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A photo or two letters beside the name help to find a person in a list, a card or a bar.'],
  useInstead: [
    { when: 'The photo is selected or removed', component: 'PhotoInput' },
    { when: 'It is the state of a person or an object', component: 'Badge' },
  ],
  anatomy: [
    { part: 'Circle', is: 'in four sizes; hidden from screen readers, because the name is beside it.' },
    {
      part: 'Letters',
      is: 'the first letters of the first and last name, or the first two of a single name; a question mark without a name.',
    },
    { part: 'Photo', is: 'covers the letters, which stay visible if it cannot be loaded.' },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Avatar name="Meera Iyer" />
          Meera Iyer
        </Inline>
      ),
      dont: <Avatar name="Meera Iyer" />,
      why: 'Two letters are not a name: many people share them, and they are not announced.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'What it stands in, named without it', role: 'link', name: 'Meera Iyer', story: 'BesideItsName' }],
  adapts: {
    narrow: { says: 'It keeps its size; the text beside it shrinks.', story: 'BesideItsName' },
    long: { says: 'Even a long name has two letters.', story: 'BesideItsName' },
    many: { says: 'In a list all have the same size.', story: 'Sizes' },
    rightToLeft: { says: 'It is to the right of the name.', story: 'BesideItsName' },
  },
  related: ['PhotoInput', 'ProfileMenu', 'Badge'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
