import { scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProofReminder } from './ProofReminder.tsx';

const meta = {
  title: 'Pages/Accounts/ProofReminder',
  component: ProofReminder,
  parameters: PAGE,
  render: () => <Portal path="/dashboard" />,
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.student, email_proof: 'reminder' })),
} satisfies Meta<typeof ProofReminder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Above every page of somebody who is let on without a proof, with a button that sends another link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Confirm your email address')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another link' }));
    await waitFor(() => expect(canvas.getByText('A new link is on its way.')).toBeVisible());
  },
};

export const Demonstration: Story = {
  render: () => <Portal path="/dashboard" mailFolder="/srv/quad/data/mails" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/srv/quad/data/mails')).toBeVisible();
  },
};

/** A page with a header of its own has it, too. */
export const BareShell: Story = {
  render: () => <Portal path="/gensec-tech" />,
  beforeEach: backend(() => scenarios.as({ ...PEOPLE.scitech, email_proof: 'reminder' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your email address')).toBeVisible();
  },
};

export const Proven: Story = {
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('figure'))[0]).toBeInTheDocument();
    await expect(canvas.queryByText('Confirm your email address')).not.toBeInTheDocument();
  },
};
