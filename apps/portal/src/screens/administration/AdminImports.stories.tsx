import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anImport, PEOPLE } from '@quad/domain/fixtures';
import { act, hasAttribute, presses, says, sees, seesRole, seesTitle, selects, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { savesLines } from '../../stories/savedFile.ts';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminImports',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/imports" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesTitle('Import and export'), seesRole('link', 'People 2026.csv')) };

export const Saves: Story = act(
  selects('What to export', 'Rooms'),
  savesLines('Export CSV', async (lines) => {
    await expect(lines.slice(0, 2)).toEqual([
      'Name,Building,Capacity,Equipment,Opens,Closes,Decided by,Archived',
      'Main Auditorium,Central Block,600,Stage; Two projectors; Sound system,08:00,22:00,The president,no',
    ]);
  }),
);

export const NotSaved: Story = acts(
  () => [mock(administration.exports).fails(500, 'Something broke.')],
  presses('Export CSV'),
  sees('Something broke.'),
);

/** The URL names the import, so that a reload finds it in its current state. */
export const One: Story = {
  render: () => <Portal path="/admin/imports?import=0000000f-0000-4000-8000-000000000001" />,
  play: sequence(presses('Apply now'), presses('Apply'), sees('In progress')),
};

export const Changed: Story = {
  ...One,
  beforeEach: backend(() => [
    mock(administration.apply).fails(409, 'This cannot be done now: the import is at "applied". Check it again.', 'CONFLICT'),
  ]),
  play: sequence(presses('Apply now'), presses('Apply'), says('Check it again.')),
};

export const Gone: Story = {
  ...One,
  beforeEach: backend(() => [mock(administration.import).fails(404, 'This import does not exist or has been deleted.', 'NOT_FOUND')]),
  play: sees('This import does not exist or has been deleted.'),
};

export const Applied: Story = {
  ...One,
  beforeEach: backend(() => [
    mock(administration.import).ok(
      anImport({ state: 'applied', applied_at: '2026-11-20T03:30:00.000Z', undo_until: '2026-11-21T03:30:00.000Z' }),
    ),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Undo' })).at(-1) ?? canvas.getByRole('alertdialog'));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

/** A reload and another administrator see the current state of the import. */
export const AtWork: Story = {
  ...One,
  beforeEach: backend(() => [
    mock(administration.import).ok(anImport({ state: 'checking', counts: null, row_count: 10_000, progress: { done: 1200, of: 10_000 } })),
  ]),
  play: hasAttribute('progressbar', 'Checking', 'aria-valuetext', '1,200 of 10,000 lines'),
};

export const Loading: Story = { beforeEach: backend(() => [mock(administration.imports).loading()]), play: sees('Loading imports...') };

export const Empty: Story = shows(() => [mock(administration.imports).empty()], 'No recent imports');

export const Failed: Story = shows(() => [mock(administration.imports).fails(500, 'Something broke.')], 'Something broke.');
