import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const PEOPLE = ['Meera Iyer', 'Aditi Sharma', 'Arjun Mehta'].map((name) => ({ id: name, name }));

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Several people belong to an object, and this should be visible at a glance: participants, members of a team.'],
  useInstead: [
    { when: 'There is one person', component: 'Avatar' },
    { when: 'The identity of each person matters', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Faces', is: 'a photo or two letters each; each overlaps the one before.' },
    { part: 'Count', is: 'the number of other people, in the last circle.' },
    { part: 'Names', is: 'the shown people and the number of others, for screen readers.' },
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
      why: 'It tells how many people there are, and who, also to screen reader users.',
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
    narrow: { says: 'It keeps its size: reduce `max`.', story: 'Sizes' },
    long: { says: 'Even a long name has two letters; a large count widens the last circle.', story: 'Sizes' },
    many: { says: 'At most `max` circles, of which the last counts the others.', story: 'Sizes' },
    rightToLeft: { says: 'The first person is on the right.', story: 'RightToLeft' },
  },
  related: ['Avatar', 'RecordList', 'TagList'],
  matrix: 'Sizes',
} satisfies ComponentGuide;
