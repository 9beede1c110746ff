import { records } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aSharedRecord } from '@quad/domain/fixtures';
import { lacks, plays, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { SharedRecordPage } from './SharedRecordPage.tsx';

const meta = {
  title: 'Pages/Records/SharedRecordPage',
  component: SharedRecordPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/record/q3T9vXzB1kLw0RmYc8hJ2g" />,
  beforeEach: backend(() => scenarios.signedOut()),
} satisfies Meta<typeof SharedRecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Does not require signing in and has no links into the portal. */
export const Default: Story = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Record of Aarav Mehta' })).toBeVisible();
  const [confirmed] = await canvas.findAllByText(/^Confirmed by .*, as of 20 November 2026\.$/);
  await expect(confirmed).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Positions held' })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: 'Credential of Workshop Lead' })).toHaveAttribute('download');
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
});

/** The link was renewed, revoked or never existed: the answer is the same. */
export const Gone: Story = {
  beforeEach: backend(() => [mock(records.shared).fails(404, 'This record is no longer shared.', 'NOT_FOUND')]),
  play: sequence(seesTitle('This record is not here'), sees('This record is no longer shared.'), lacks('button', 'Retry')),
};

export const Empty: Story = shows(() => [mock(records.shared).ok(aSharedRecord({ entries: [] }))], 'Nothing is shown in this record now.');

export const Failed: Story = shows(() => [mock(records.shared).fails(503, 'Please try again later.')], seesRole('button', 'Retry'));
