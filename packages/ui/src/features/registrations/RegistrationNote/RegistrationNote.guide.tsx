import { anEvent, FIXED_NOW } from '@quad/domain/fixtures';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { RegistrationNote } from './RegistrationNote.tsx';

const LINK = { role: 'link', name: 'Register for Line Follower Challenge' } as const;
const STUDENT = 'STUDENT';

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['A card among many says whether its event takes registrations, and leads to where one registers or sees who did.'],
  useInstead: [
    { when: 'Somebody registers', component: 'RegistrationPanel' },
    { when: 'It is looked up who registered', component: 'ParticipantList' },
  ],
  anatomy: [
    { part: 'Line', is: 'open until when and for how much, not open yet, or closed.' },
    { part: 'Link', is: 'for students to the page of the event while it is open; for those who manage events to the list.' },
  ],
  dos: [
    {
      do: <RegistrationNote event={anEvent()} role={STUDENT} now={FIXED_NOW} />,
      dont: <Button size="small">Register</Button>,
      why: 'A list does not know whether one is registered already, or whether it is full: the page of the event does, and says what it means.',
    },
    {
      do: <Text>Registration opens Nov 21, 2026, 9:00 am.</Text>,
      dont: <Text>Registration closed.</Text>,
      why: 'What is not open yet is worth coming back for, so it says when.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the link.', outcome: { focus: LINK } }],
  screenReader: [
    { part: 'Link', ...LINK },
    { part: 'Link of those who manage it', role: 'link', name: 'Participants of Line Follower Challenge', story: 'OfficeBearer' },
  ],
  adapts: {
    narrow: { says: 'The link goes on in the next line.', story: 'Default' },
    long: { says: 'The line breaks between words.', story: 'Default' },
    many: { says: 'It asks the server nothing, so a list of cards costs no more calls.', story: 'Matrix' },
    rightToLeft: { says: 'The line begins on the right, the link stands on its left.', story: 'Matrix' },
  },
  related: ['RegistrationPanel', 'EventCard', 'EventList'],
} satisfies ComponentGuide;
