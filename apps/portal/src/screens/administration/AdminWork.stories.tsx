import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyFailedJobs, PEOPLE } from '@quad/domain/fixtures';
import { presses, sees, seesMany, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminWork',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/work" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesRole('heading', { level: 1, name: 'Mails and jobs' }), seesMany(3, 'text', '550 5.1.1 The mailbox does not exist')),
};

export const Decides: Story = acts(
  () => [mock(administration.work).ok(manyFailedJobs(1))],
  presses('Try again'),
  sees('It is tried once more.'),
  presses('Discard'),
  seesRole('alertdialog', 'Discard it permanently?'),
  presses('Discard'),
  sees('It was discarded permanently.'),
);

/** Another administrator has already handled it. */
export const NoLongerThere: Story = acts(
  () => [
    mock(administration.work).ok(manyFailedJobs(1)),
    mock(administration.retryWork).fails(404, 'There is no such failed job.', 'NOT_FOUND'),
  ],
  presses('Try again'),
  sees('There is no such failed job.'),
);

export const Empty: Story = { beforeEach: backend(() => [mock(administration.work).empty()]), play: sees('No failed mails or jobs') };

export const Loading: Story = shows(() => [mock(administration.work).loading()], 'Loading failed mails and jobs...');

export const Failed: Story = shows(() => [mock(administration.work).fails(500, 'Something broke.')], 'Something broke.');
