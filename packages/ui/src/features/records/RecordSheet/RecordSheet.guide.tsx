import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const PRINT = { role: 'button', name: 'Print' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Somebody reads or prints what a person has earned: skills, achievements, positions, events.'],
  useInstead: [
    { when: 'It is the own one, which is shared and chosen from', component: 'RecordEditor' },
    { when: 'It is positions with their duties', component: 'MyPositions' },
  ],
  anatomy: [
    { part: 'Print', is: 'on the screen only; left out where nothing is given for it.' },
    { part: 'Head of the paper', is: 'the name, who has confirmed it, and as of when; on paper only.' },
    { part: 'Kind', is: 'a part of its own for each kind that there is something of.' },
    { part: 'Entry', is: 'title, level, unit, tenure and day; nobody else by name.' },
    { part: 'Tick', is: 'where its owner chooses; what is not ticked is not on paper.' },
  ],
  dos: [
    {
      do: <Text>Workshop Lead · Robotics Club · 2026-2027</Text>,
      dont: <Text>Workshop Lead, appointed by Priya Sharma</Text>,
      why: 'Who has confirmed something did not agree to be shown outside: the institute stands for it.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to Print, and on to what can be done with each entry.', outcome: { focus: PRINT } },
    { keys: '{Enter}', on: PRINT, does: 'Prints the record.', outcome: { calls: 'onPrint' } },
  ],
  screenReader: [
    { part: 'Kind', role: 'heading', name: 'Endorsed skills', state: { level: 2 } },
    { part: 'Print', ...PRINT },
    { part: 'While it is on its way', role: 'status', text: 'Loading the record...', story: 'Loading' },
  ],
  adapts: {
    narrow: { says: 'What can be done with an entry goes under it.', story: 'OnAPhone' },
    long: { says: 'A title breaks anywhere.', story: 'LongTitle' },
    many: { says: 'All entries are listed, so that the page can be printed whole.', story: 'Many' },
    rightToLeft: { says: 'Titles begin on the right, Print stands on the left.', story: 'Default' },
  },
  related: ['RecordEditor', 'MyPositions', 'CredentialChecker'],
  matrix: 'Default',
} satisfies ComponentGuide;
