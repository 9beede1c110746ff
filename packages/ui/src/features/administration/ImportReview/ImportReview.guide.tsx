import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const CHECK = { role: 'button', name: 'Check again' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A table that was brought in is looked at: before it is done, while it is done, and when it is to be taken back.'],
  useInstead: [{ when: 'A table is brought in', component: 'ImportList' }],
  anatomy: [
    { part: 'Standing', is: 'what was done or is to be done, when, and the way back.' },
    { part: 'Progress', is: 'of how many lines the server is through with how many, while it works.' },
    { part: 'Columns', is: 'which column of the file is which; guessed by their names.' },
    { part: 'Do it', is: 'how many lines change something, at once or at a moment; it asks before.' },
    { part: 'Lines', is: 'each as it stands in the file, with what becomes of it and why.' },
    { part: 'Wrong lines', is: 'can be saved as a file, to be corrected and brought again.' },
  ],
  dos: [
    {
      do: <Text>Takes over from Old President (old@campus.example).</Text>,
      dont: <Text>1 row affected</Text>,
      why: 'Who reads it has to recognize the people before anything is done to them.',
    },
    {
      do: <Badge tone="critical">Wrong: 1</Badge>,
      dont: <Badge tone="critical">Failed</Badge>,
      why: 'Nothing failed: the other lines can be done, and this one can be corrected.',
    },
  ],
  keyboard: [{ keys: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}', does: 'Moves through the columns to the check.', outcome: { focus: CHECK } }],
  screenReader: [
    { part: 'Lines', role: 'list', name: 'Lines' },
    { part: 'Check', ...CHECK },
  ],
  adapts: {
    narrow: { says: 'Columns stand one under another.', story: 'Default' },
    long: { says: 'Long cells and notes break anywhere.', story: 'LongCells' },
    many: { says: 'Of thousands of lines only those in sight are rendered.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; what becomes of them ends on the left.', story: 'Default' },
  },
  related: ['ImportList', 'OfficeList'],
  matrix: 'Applied',
} satisfies ComponentGuide;
