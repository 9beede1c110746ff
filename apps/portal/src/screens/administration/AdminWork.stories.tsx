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
  play: sequence(seesRole('heading', { level: 1, name: 'Mails and work' }), seesMany(3, 'text', '550 5.1.1 The mailbox does not exist')),
};

export const Decides: Story = acts(
  () => [mock(administration.work).ok(manyFailedJobs(1))],
  presses('Try again'),
  sees('It is tried once more.'),
  presses('Give up'),
  seesRole('alertdialog', 'Give it up for good?'),
  presses('Give up'),
  sees('It is given up for good.'),
);

/** Another administrator has already handled it. */
export const NoLongerThere: Story = acts(
  () => [
    mock(administration.work).ok(manyFailedJobs(1)),
    mock(administration.retryWork).fails(404, 'No such work was given up.', 'NOT_FOUND'),
  ],
  presses('Try again'),
  sees('No such work was given up.'),
);

export const Empty: Story = { beforeEach: backend(() => [mock(administration.work).empty()]), play: sees('Nothing was given up') };

export const Loading: Story = shows(() => [mock(administration.work).loading()], 'Loading what was given up...');

export const Failed: Story = shows(() => [mock(administration.work).fails(500, 'Something broke.')], 'Something broke.');
