import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, type Context, callsOnce, callsWith, presses, sees, seesRole, selects, sequence, types } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

const tables = {
  keyboard: [
    key('{Enter}', { role: 'button', name: 'Add a column' }, 'Adds a column, and goes into it.', {
      shows: { role: 'group', name: 'Column 4' },
    }),
  ],
  screenReader: [
    { part: 'Dialog', role: 'dialog', name: 'Add a template' },
    { part: 'Columns', role: 'group', name: 'Columns' },
    { part: 'Row', role: 'combobox', name: 'A row is' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Accreditation/TemplateDialog',
  component: TemplateDialog,
  parameters: { tables, frame: 'overlay' },
  args: { onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof TemplateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('dialog', 'Add a template'), performTables) };

const choosesYearTwice = async ({ canvas, userEvent }: Context) => {
  const fields = await canvas.findAllByRole('combobox', { name: 'Contents of the column' });
  await userEvent.selectOptions(fields[1] as HTMLElement, 'year');
};

/** A duplicate column is refused with a message beside the columns; without it the template is added. */
export const Adds: Story = act(
  types('Name', 'Complaints of the hostels'),
  types('Where the columns are required', 'The ordinance of the senate, 2026.'),
  selects('A row is', 'grievances'),
  choosesYearTwice,
  presses('Add a template'),
  sees('Choose columns of the list, each once.'),
  presses('Remove column 2'),
  presses('Add a template'),
  callsOnce('onClose'),
  callsWith('onSubmit', {
    ...{ name: 'Complaints of the hostels', source: 'The ordinance of the senate, 2026.', kind: 'grievances' },
    columns: [
      { figure: 'year', heading: 'Year' },
      { figure: 'redressed', heading: 'Complaints redressed' },
    ],
  }),
);
