import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { KeyValueList } from './KeyValueList.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The facts of one item are shown: a profile, a position, a request.'],
  useInstead: [
    { when: 'Several items are compared by the same facts', component: 'DataTable' },
    { when: 'The facts can be edited here', component: 'Field' },
    { when: 'One fact is an important figure', component: 'StatCard' },
  ],
  anatomy: [
    { part: 'Name', is: 'the name of a fact, above its value.' },
    { part: 'Value', is: 'a text, a number, a Badge or a Link. A dash without a value; zero is a value.' },
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
      why: 'An unknown fact has a dash, so that readers know that it is missing.',
    },
    {
      do: <KeyValueList items={[{ label: 'Tenure', value: '2025-2026' }]} />,
      dont: (
        <Field label="Tenure">
          <TextInput value="2025-2026" readOnly />
        </Field>
      ),
      why: 'A fact that cannot be edited here must not look like an input.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Name', role: 'term', text: 'Student ID' },
    { part: 'Value', role: 'definition', text: '21CS1042' },
    { part: 'Value that is not known', role: 'definition', text: '–', story: 'MissingValue' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone, two from the width of a tablet on.', story: 'Columns' },
    long: { says: 'A long value wraps, even within a word.', story: 'LongValue' },
    many: { says: 'Facts are read line by line; from about twelve on, split them into Sections.', story: 'Columns' },
    rightToLeft: { says: 'The first column is on the right.', story: 'Columns' },
  },
  related: ['DataTable', 'StatCard', 'Section'],
  matrix: 'Columns',
} satisfies ComponentGuide;
