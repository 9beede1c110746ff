import { Text } from '../../../primitives/Text/Text.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const KIND = { role: 'combobox', name: 'What the file has' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['Administrators bring a table in, save one, or look up what became of one.'],
  useInstead: [{ when: 'One table is looked at', component: 'ImportReview' }],
  anatomy: [
    { part: 'Kind', is: 'what the file has; under it the columns that its first line names.' },
    { part: 'File', is: 'CSV or XLSX; it says that it is being sent, or why it was not taken.' },
    { part: 'Table to save', is: 'of which kind, with which words, as CSV that can be brought in again.' },
    { part: 'Line', is: 'a table that was brought in lately: its name, kind, lines, when and by whom.' },
    { part: 'State', is: 'where it stands.' },
  ],
  dos: [
    {
      do: <Text>Each line is checked first, and nothing is changed before you say so.</Text>,
      dont: <Text>Upload a file to import it.</Text>,
      why: 'Who fears that a file does something at once brings none.',
    },
    {
      do: <Text>Its first line names the columns: Email, Name, Roll number, (Programme).</Text>,
      dont: <Text>Use the template.</Text>,
      why: 'Any spreadsheet will do, so long as its columns can be told apart.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the kind.', outcome: { focus: KIND } }],
  screenReader: [
    { part: 'Kind', ...KIND },
    { part: 'List', role: 'list', name: 'Brought in lately' },
  ],
  adapts: {
    narrow: { says: 'The state stands under the name of the file.', story: 'Default' },
    long: { says: 'A long name of a file breaks.', story: 'LongName' },
    many: { says: 'Pages are read as the end comes near.', story: 'Many' },
    rightToLeft: { says: 'Lines begin on the right; the state ends on the left.', story: 'Default' },
  },
  related: ['ImportReview', 'OfficeList'],
  matrix: 'States',
} satisfies ComponentGuide;
