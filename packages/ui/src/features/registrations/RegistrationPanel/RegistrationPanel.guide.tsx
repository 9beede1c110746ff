import { Button } from '../../../primitives/Button/Button.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const REGISTER = { role: 'button', name: 'Register' } as const;
const CANCEL = { role: 'button', name: 'Cancel registration' } as const;
const KEEP = { role: 'button', name: 'Keep my place' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['A student reads on the page of an event how they stand with it, and registers, joins the waiting list or cancels.'],
  useInstead: [
    { when: 'The event is one of many', component: 'RegistrationNote' },
    { when: 'It is looked up who registered', component: 'ParticipantList' },
  ],
  anatomy: [
    { part: 'State', is: 'the first line: open, not yet, closed, registered, or the place in line. A change is read out.' },
    { part: 'Fee and places', is: 'what it costs, paid at the desk, and how many places are taken.' },
    { part: 'What it means', is: 'what to do if one cannot come, before one commits and after.' },
    { part: 'Refusal', is: 'why the server did not take it, read out at once.' },
    { part: 'Button', is: 'Register, join the waiting list, cancel or leave it: the one thing that can be done now.' },
    { part: 'Question', is: 'says what cancelling means; the safe answer has the focus.' },
  ],
  dos: [
    {
      do: <Button variant="primary">Full: join the waiting list</Button>,
      dont: <Button variant="primary">Register</Button>,
      why: 'Whoever presses it knows beforehand that they get no place yet.',
    },
    {
      do: <KeyValueList items={[{ label: 'Fee', value: '₹200, paid at the desk' }]} />,
      dont: <KeyValueList items={[{ label: 'Fee', value: '200' }]} />,
      why: 'A fee says in which money, and where it is paid: nothing is paid here.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the one button.', outcome: { focus: REGISTER } },
    { keys: '{Enter}', does: 'Registers.', outcome: { calls: 'onRegister' } },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Asks first: nothing is cancelled yet, and the safe answer has the focus.',
      outcome: [{ focus: KEEP }, { doesNotCall: 'onCancel' }],
      story: 'Registered',
    },
    {
      keys: '{Escape}',
      does: 'Keeps the place.',
      outcome: [{ focus: CANCEL }, { doesNotCall: 'onCancel' }],
      story: 'Registered',
    },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Registration' },
    { part: 'Heading', role: 'heading', name: 'Registration', state: { level: 2 } },
    { part: 'State', role: 'status', text: 'Registration is open until Nov 26, 2026, 6:00 pm.' },
    { part: 'Register', ...REGISTER },
    { part: 'While it works', role: 'button', name: 'Registering...', state: { busy: true, unavailable: true }, story: 'Registering' },
    { part: 'Refusal', role: 'alert', text: 'Registration closed.', story: 'Refused' },
    { part: 'While it is on its way', role: 'status', text: 'Loading registration...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'Fee and places stand under each other; from a tablet on side by side.', story: 'Default' },
    long: { says: 'The title of the event breaks in the question.', story: 'LongTitle' },
    many: { says: 'One event has one panel; how many wait is a number.', story: 'Full' },
    rightToLeft: { says: 'Lines and button begin on the right.', story: 'Registered' },
  },
  related: ['RegistrationNote', 'ParticipantList', 'EventDetail', 'AlertDialog'],
  matrix: 'Waiting',
} satisfies ComponentGuide;
