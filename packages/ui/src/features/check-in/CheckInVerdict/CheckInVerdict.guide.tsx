import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { CheckInVerdict } from './CheckInVerdict.tsx';

const TURN_AWAY = { role: 'button', name: 'Do not let in' } as const;
const LET_IN = { role: 'button', name: 'Let in' } as const;

export const guide = {
  status: 'new',
  since: '0.1',
  useWhen: ['Somebody stands at the door of an event, and it is said whether they are in, were in already, or have no place.'],
  useInstead: [
    { when: 'Something is said about a page', component: 'Banner' },
    { when: 'It is looked up who registered', component: 'ParticipantList' },
  ],
  anatomy: [
    { part: 'Verdict', is: 'green, yellow or red, with a sign and in words: told apart by whoever sees no colours, and read out at once.' },
    { part: 'Who', is: 'name and roll number, where they are known: a device without a connection holds neither.' },
    { part: 'Reason', is: 'why they have no place, or what becomes of the scan.' },
    { part: 'Decision', is: 'Let in or not; beyond the maximum says so itself. Undo takes a mistake back.' },
  ],
  dos: [
    {
      do: <CheckInVerdict verdict={{ id: 'do', outcome: 'already', since: '2026-11-20T12:35:00.000Z' }} />,
      dont: <Badge tone="caution">Duplicate</Badge>,
      why: 'Since when tells a friend with a copied code from somebody who went out for air.',
    },
    {
      do: <CheckInVerdict verdict={{ id: 'do', outcome: 'unregistered', reason: 'This code is for another event.' }} />,
      dont: <CheckInVerdict verdict={{ id: 'dont', outcome: 'unregistered' }} />,
      why: 'With the reason the person at the door can be helped.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the safe answer.', outcome: { focus: TURN_AWAY }, story: 'NotRegistered' },
    { keys: '{Tab}', does: 'Moves on to letting them in.', outcome: { focus: LET_IN }, story: 'NotRegistered' },
    { keys: '{Enter}', does: 'Lets them in.', outcome: { calls: 'onLetIn' }, story: 'NotRegistered' },
  ],
  screenReader: [
    { part: 'Verdict', role: 'status', text: 'Checked inAarav Mehta · 20230001' },
    { part: 'Do not let in', ...TURN_AWAY, story: 'NotRegistered' },
    { part: 'Let in', ...LET_IN, story: 'NotRegistered' },
  ],
  adapts: {
    narrow: { says: 'Buttons go on in the next line.', story: 'Matrix' },
    long: { says: 'Names and reasons break anywhere; nothing is cut off.', story: 'LongName' },
    many: { says: 'One at a time: the next scan takes its place.', story: 'Default' },
    rightToLeft: { says: 'The sign stands on the right, and the words on its left.', story: 'Matrix' },
  },
  related: ['CheckInDesk', 'CheckInCode', 'Banner'],
} satisfies ComponentGuide;
