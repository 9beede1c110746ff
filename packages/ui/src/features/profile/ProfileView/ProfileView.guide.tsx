import { PEOPLE } from '@quad/domain/fixtures';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { ProfileView } from './ProfileView.tsx';

const EDIT = { role: 'button', name: 'Edit' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody reads what the portal knows of them, and goes on to change it.'],
  useInstead: [
    { when: 'The profile is changed', component: 'ProfileForm' },
    { when: 'Somebody else is shown as the holder of a position', component: 'PositionHolderDialog' },
    { when: 'Only a name and a face are shown', component: 'Avatar' },
  ],
  anatomy: [
    { part: 'Photo', is: 'the person’s own, or the initials.' },
    { part: 'Name and email', is: 'beside it.' },
    { part: 'Edit', is: 'leads to the form; has the focus when somebody comes back from it.' },
    { part: 'Personal, Academic, Contact', is: 'each under a heading; what is not known has a dash.' },
    { part: 'Links', is: 'GitHub and LinkedIn, in a tab of their own; a missing scheme is added.' },
  ],
  dos: [
    {
      do: <KeyValueList items={[{ label: 'Hostel', value: undefined }]} />,
      dont: <KeyValueList items={[{ label: 'Hostel', value: 'null' }]} />,
      why: 'Give the profile as it came: what is not known gets the same dash everywhere.',
    },
    {
      do: <ProfileView profile={null} onEdit={() => {}} />,
      dont: <EmptyState title={`Hello ${PEOPLE.student.personal_info.name}`} />,
      why: 'Null says that there is no profile; undefined that it is still on its way.',
    },
  ],
  keyboard: [
    { keys: '{Enter}', on: EDIT, does: 'Asks for the form.', outcome: { calls: 'onEdit' } },
    {
      keys: '{Tab}',
      does: 'Moves to the first link.',
      outcome: { focus: { role: 'link', name: 'https://github.com/example' } },
    },
  ],
  screenReader: [
    { part: 'Edit', ...EDIT },
    { part: 'Personal', role: 'heading', name: 'Personal', state: { level: 2 } },
    { part: 'Name of a fact', role: 'term', text: 'Student ID' },
    { part: 'Fact', role: 'definition', text: '20240901' },
    { part: 'While it is on its way', role: 'status', text: 'Loading profile...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Edit goes under the name, and the facts into one column.', story: 'Default' },
    long: { says: 'A long name breaks anywhere, beside the photo.', story: 'LongTitle' },
    many: { says: 'The facts are the same for everybody; what is not known keeps its place.', story: 'LittleKnown' },
    rightToLeft: { says: 'The photo stands on the right and Edit on the left; addresses keep their own direction.', story: 'Default' },
  },
  related: ['ProfileForm', 'KeyValueList', 'Avatar', 'ProfilePhoto'],
  matrix: 'LittleKnown',
} satisfies ComponentGuide;
