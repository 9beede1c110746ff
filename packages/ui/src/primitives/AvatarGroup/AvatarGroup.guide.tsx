import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const PEOPLE = ['Meera Iyer', 'Aditi Sharma', 'Arjun Mehta'].map((name) => ({ id: name, name }));

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['That several people belong to a thing is seen at a glance: who takes part, who is in a team.'],
  useInstead: [
    { when: 'It is one person', component: 'Avatar' },
    { when: 'It matters who each of them is', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Faces', is: 'a photo or two letters each; each lies over the one before.' },
    { part: 'Count', is: 'how many more there are, on the last circle.' },
    { part: 'Names', is: 'of those shown, and how many others: for screen readers.' },
  ],
  dos: [
    {
      do: <AvatarGroup people={PEOPLE} total={28} />,
      dont: (
        <Inline gap="none">
          {PEOPLE.map(({ id, name }) => (
            <Avatar key={id} name={name} />
          ))}
        </Inline>
      ),
      why: 'It says how many there are, and who, to the ear as well.',
    },
  ],
  keyboard: [],
  screenReader: [
    {
      part: 'Names, read with the words around them',
      role: 'paragraph',
      text: 'Meera Iyer, Aditi Sharma, Arjun Mehta and 25 others',
      story: 'InASentence',
    },
  ],
  adapts: {
    narrow: { says: 'It keeps its size: give a smaller `max`.', story: 'Sizes' },
    long: { says: 'However long a name is, its circle has two letters; a large count widens the last circle.', story: 'Sizes' },
    many: { says: 'No more than `max` circles, of which the last counts the others.', story: 'Sizes' },
    rightToLeft: { says: 'The first face stands on the right.', story: 'RightToLeft' },
  },
  related: ['Avatar', 'RecordList', 'TagList'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
