import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { DemandedPasskey } from './DemandedPasskey.tsx';

const WANTED = 'Your institute wants a passkey from whoever holds an office or administers. Add one in Settings to go on.';

/** Somebody holds an office, has no passkey, and the institute demands one. */
const meta = {
  title: 'Pages/Accounts/DemandedPasskey',
  component: DemandedPasskey,
  parameters: PAGE,
  render: () => <Portal path="/admin/people" />,
  beforeEach: backend(() => [
    mock(administration.people).fails(403, WANTED, 'PASSKEY_REQUIRED'),
    ...scenarios.as({ ...PEOPLE.president, is_administrator: true }),
  ]),
} satisfies Meta<typeof DemandedPasskey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
    await expect(screen.getByText(/Without one you have the rights of a student\.$/)).toBeVisible();
  },
};

/** Whoever would rather not reads on the screen why it is empty. */
export const NotNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByText(WANTED)).toBeVisible();
  },
};
