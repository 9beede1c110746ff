import { positions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { says, sees } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your PORs' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Workshop Lead' })).toBeVisible();
    await expect(await canvas.findByText('Robotics Club · 2026-2027')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Duties' })).getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: backend(() => scenarios.student({ holders: [] })), play: sees('No positions yet') };

/** Shows the server's own message. */
export const Failed: Story = {
  beforeEach: backend(() => [mock(positions.byUser).fails(503, 'The records are being moved. Try again in a minute.')]),
  play: says('The records are being moved. Try again in a minute.'),
};

export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(positions.byUser).offline()]),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch positions');
    msw.use(...scenarios.student());
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Workshop Lead' })).toBeVisible();
  },
};
