import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Avatar } from './Avatar.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A person stands in a list, a card or a bar, and is found sooner by a face or two letters beside the name.'],
  useInstead: [
    { when: 'The photo is chosen or taken away', component: 'PhotoInput' },
    { when: 'It is the state of somebody or something', component: 'Badge' },
  ],
  anatomy: [
    { part: 'Circle', is: 'in four sizes; it is silent, because the name stands beside it.' },
    {
      part: 'Letters',
      is: 'the first of the first and of the last name, or the first two of a single one; a question mark without a name.',
    },
    { part: 'Photo', is: 'over the letters, which stay where it cannot be loaded.' },
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
      why: 'Two letters are not a name: many people share them, and nothing is read out.',
    },
  ],
  keyboard: [],
  screenReader: [{ part: 'What it stands in, named without it', role: 'link', name: 'Meera Iyer', story: 'BesideItsName' }],
  adapts: {
    narrow: { says: 'It keeps its size; the words beside it give way.', story: 'BesideItsName' },
    long: { says: 'However long a name is, there are two letters.', story: 'BesideItsName' },
    many: { says: 'In a list all have one size.', story: 'Sizes' },
    rightToLeft: { says: 'It stands to the right of the name.', story: 'BesideItsName' },
  },
  related: ['PhotoInput', 'ProfileMenu', 'Badge'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
