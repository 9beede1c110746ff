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
  useWhen: ['The same few inputs come once, several times or not at all: links with their platform, rounds with their day.'],
  useInstead: [
    { when: 'A row is a single text', component: 'TagListInput' },
    { when: 'Several of what is known are chosen', component: 'MultiCombobox' },
    { when: 'What is there is only shown', component: 'DataTable' },
  ],
  anatomy: [
    { part: 'Row', is: 'the inputs of one thing, named by its place: Social link 2.' },
    { part: 'Remove', is: 'takes its row away.' },
    { part: 'Add', is: 'one more row at the end; gone where there are `maxRows`.' },
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
      why: 'There are as many rows as are needed, and each can be taken away again.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves through the inputs of a row.', outcome: { focus: PLATFORM } },
    { keys: '{Tab}{Tab}', does: 'Behind the inputs comes the button that takes the row away.', outcome: { focus: REMOVE } },
    { keys: '{Tab}', does: 'Behind the last row comes Add.', outcome: { focus: ADD } },
    {
      keys: '{Enter}',
      on: ADD,
      does: 'Adds a row and moves into its first input.',
      outcome: [{ shows: ROW }, { focus: PLATFORM }],
      story: 'Empty',
    },
    {
      keys: '{Tab}{Tab}{Enter}',
      does: 'Takes the row away; the focus goes to the row in its place, else to Add.',
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
    narrow: { says: 'The inputs of a row go one under another; Remove stays beside the last.', story: 'Default' },
    long: { says: 'Texts scroll inside their inputs; a long error breaks.', story: 'Invalid' },
    many: { says: 'Rows stand one under another, up to `maxRows`.', story: 'Full' },
    rightToLeft: { says: 'Remove stands to the left of its row.', story: 'Default' },
  },
  related: ['TagListInput', 'Field', 'Button'],
  matrix: 'Full',
} satisfies ComponentGuide;
