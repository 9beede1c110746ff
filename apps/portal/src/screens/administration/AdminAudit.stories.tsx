import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, plays, presses, says, sees, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { savesLines } from '../../stories/savedFile.ts';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminAudit',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/audit" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('12 rows'),
  presses('Verify the chain'),
  sees('The audit log is sound', '1,234 rows, compared with 12 notes kept outside the database.'),
);

export const TamperedWith: Story = {
  beforeEach: backend(() => [mock(administration.verifyAudit).ok({ rows: 1234, checkpoints: 12, faults: ['Row 7 is missing.'] })]),
  play: sequence(sees('12 rows'), presses('Verify the chain'), says('The audit log was tampered withRow 7 is missing.')),
};

export const Exports: Story = act(
  savesLines('Export CSV', async ([header, first]) => {
    await expect(header).toContain('Row,At,Who,Email,Did,To,Id,Details');
    await expect(first).toContain('account.rename');
  }),
);

export const Loading: Story = { beforeEach: backend(() => [mock(administration.audit).loading()]), play: sees('Loading the audit log...') };
export const Empty: Story = { beforeEach: backend(() => [mock(administration.audit).empty()]), play: sees('No rows found') };

export const Failed: Story = shows(() => [mock(administration.audit).fails(500, 'Something broke.')], 'Something broke.');
