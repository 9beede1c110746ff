import { positions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { inside, plays, says, sees, seesMany, seesRole } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { acts, backend, PAGE, retries } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { MyPositionsPage } from './MyPositionsPage.tsx';

const meta = {
  title: 'Pages/Positions/MyPositionsPage',
  component: MyPositionsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/manage-position" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof MyPositionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('heading', { level: 1, name: 'Your PORs' }),
  seesRole('heading', { level: 2, name: 'Workshop Lead' }),
  sees('Robotics Club · 2026-2027'),
  inside('list', 'Duties', seesMany(2, 'listitem')),
  seesRole('button', 'Print'),
);

export const Empty: Story = { beforeEach: backend(() => scenarios.student({ holders: [] })), play: sees('No positions yet') };

/** Shows the server's own message. */
export const Failed: Story = {
  beforeEach: backend(() => [mock(positions.byUser).fails(503, 'The records are being moved. Try again in a minute.')]),
  play: says('The records are being moved. Try again in a minute.'),
};

export const Offline: Story = acts(
  () => [mock(positions.byUser).offline()],
  retries('Failed to fetch positions', scenarios.student),
  seesRole('heading', { level: 2, name: 'Workshop Lead' }),
);
