import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { KeyValueList } from './KeyValueList.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The facts of one thing are read: a profile, a position, what was asked for.'],
  useInstead: [
    { when: 'Several things are compared by the same facts', component: 'DataTable' },
    { when: 'The facts can be changed here', component: 'Field' },
    { when: 'One fact is a figure that matters most', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Name', is: 'which fact it is, over its value.' },
    { part: 'Value', is: 'a text, a number, a Badge or a Link. A dash where there is none; zero is a value.' },
  ],
  dos: [
    {
      do: (
        <KeyValueList
          items={[
            { label: 'Student ID', value: '21CS1042' },
            { label: 'Appointed by', value: undefined },
          ]}
        />
      ),
      dont: <KeyValueList items={[{ label: 'Student ID', value: '21CS1042' }]} />,
      why: 'A fact that is not known is shown with a dash: whoever misses it knows that it is not there.',
    },
    {
      do: <KeyValueList items={[{ label: 'Tenure', value: '2025-2026' }]} />,
      dont: (
        <Field label="Tenure">
          <TextInput value="2025-2026" readOnly />
        </Field>
      ),
      why: 'What nobody can change here does not look like something to fill in.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Name', role: 'term', text: 'Student ID' },
    { part: 'Value', role: 'definition', text: '21CS1042' },
    { part: 'Value that is not known', role: 'definition', text: '–', story: 'MissingValue' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone, two from a tablet upwards.', story: 'Columns' },
    long: { says: 'A long value breaks, even within a word.', story: 'LongValue' },
    many: { says: 'Facts are read line by line; from about twelve on, make Sections of them.', story: 'Columns' },
    rightToLeft: { says: 'The first column is the one on the right.', story: 'Columns' },
  },
  related: ['DataTable', 'StatCard', 'Section'],
  matrix: 'Columns',
} satisfies ComponentGuide;
