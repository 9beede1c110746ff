import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators look whether everything that the portal needs is there.'],
  useInstead: [{ when: 'It is asked what failed and why', component: 'WorkList' }],
  anatomy: [
    { part: 'Moment', is: 'when it was looked at.' },
    { part: 'Findings', is: 'database, mail, storage, backups and others: how each is, and what to do where it is not fine.' },
    { part: 'Work', is: 'how much waits, is being done and was given up, by its kind.' },
  ],
  dos: [
    {
      do: <Badge tone="caution">Look at it</Badge>,
      dont: <Badge tone="caution">!</Badge>,
      why: 'Status is never color alone.',
    },
    {
      do: <Text>the latest is 5 days old</Text>,
      dont: <Text>Error 17</Text>,
      why: 'What was found tells what to do.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the table, which the arrow keys scroll where it is wide.',
      outcome: { focus: { role: 'region', name: 'Work in the background' } },
    },
  ],
  screenReader: [
    { part: 'Findings', role: 'list', name: 'What was found' },
    { part: 'Work', role: 'table', name: 'Work in the background' },
  ],
  adapts: {
    narrow: { says: 'The table scrolls within its own box.', story: 'Default' },
    long: { says: 'What was found breaks anywhere; nothing is cut off.', story: 'LongFinding' },
    many: { says: 'There are about ten findings and ten kinds of work.', story: 'Default' },
    rightToLeft: { says: 'Lines begin on the right; how something is stands on the left.', story: 'Default' },
  },
  related: ['WorkList', 'DataTable'],
  matrix: 'Shared',
} satisfies ComponentGuide;
