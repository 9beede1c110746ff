import { Stack } from '../../layout/Stack/Stack.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { RepeatingRows } from './RepeatingRows.tsx';

const PLATFORM = { role: 'textbox', name: 'Platform' } as const;
const ADD = { role: 'button', name: 'Add social link' } as const;
const REMOVE = { role: 'button', name: 'Remove social link 1' } as const;
const ROW = { role: 'group', name: 'Social link 1' } as const;

function nothing(): void {
  // The examples only show the rows; a form would keep their values.
}

const LINKS = [{ id: '1' }];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The same few inputs are repeated any number of times: links with their platform, rounds with their date.'],
  useInstead: [
    { when: 'A row is a single text', component: 'TagListInput' },
    { when: 'Several known options are selected', component: 'MultiCombobox' },
    { when: 'The rows are only shown', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Row', is: 'the inputs of one item, named by its position: Social link 2.' },
    { part: 'Remove', is: 'removes its row.' },
    { part: 'Add', is: 'adds a row at the end; hidden once there are `maxRows`.' },
  ],
  dos: [
    {
      do: (
        <Field label="Social media" group>
          <RepeatingRows rows={LINKS} rowName="Social link" addText="Add social link" onAdd={nothing} onRemove={nothing}>
            {() => (
              <>
                <Field label="Platform">
                  <TextInput />
                </Field>
                <Field label="URL">
                  <TextInput inputMode="url" />
                </Field>
              </>
            )}
          </RepeatingRows>
        </Field>
      ),
      dont: (
        <Stack>
          <Field label="Platform 1">
            <TextInput />
          </Field>
          <Field label="URL 1">
            <TextInput />
          </Field>
          <Field label="Platform 2">
            <TextInput />
          </Field>
          <Field label="URL 2">
            <TextInput />
          </Field>
        </Stack>
      ),
      why: 'There are as many rows as needed, and each can be removed.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves through the inputs of a row.', outcome: { focus: PLATFORM } },
    { keys: '{Tab}{Tab}', does: 'Moves from the inputs to the button that removes the row.', outcome: { focus: REMOVE } },
    { keys: '{Tab}', does: 'Moves from the last row to Add.', outcome: { focus: ADD } },
    {
      keys: '{Enter}',
      on: ADD,
      does: 'Adds a row and moves into its first input.',
      outcome: [{ shows: ROW }, { focus: PLATFORM }],
      story: 'Empty',
    },
    {
      keys: '{Tab}{Tab}{Enter}',
      does: 'Removes the row; the focus moves to the row at its position, otherwise to Add.',
      outcome: [{ hides: ROW }, { focus: ADD }],
      story: 'Empty',
    },
  ],
  screenReader: [
    { part: 'Group', role: 'group', name: 'Social media' },
    { part: 'Row', ...ROW },
    { part: 'Remove', ...REMOVE },
    { part: 'Add', ...ADD },
    { part: 'Group with an error', role: 'group', name: 'Social media', description: 'Write the address of the page.', story: 'Invalid' },
  ],
  adapts: {
    narrow: { says: 'The inputs of a row move below each other; Remove stays beside the last one.', story: 'Default' },
    long: { says: 'Texts scroll inside their inputs; a long error wraps.', story: 'Invalid' },
    many: { says: 'Rows are below each other, up to `maxRows`.', story: 'Full' },
    rightToLeft: { says: 'Remove is to the left of its row.', story: 'Default' },
  },
  related: ['TagListInput', 'Field', 'Button'],
  matrix: 'Full',
} satisfies ComponentGuide;
