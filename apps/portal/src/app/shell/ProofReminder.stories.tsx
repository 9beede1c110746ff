import { scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { lacksText, plays, presses, sees } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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

/** Shown above every page to somebody who may use the portal with an unconfirmed address; a button sends another link. */
export const Default: Story = plays(sees('Confirm your email address'), presses('Send another link'), sees('A new link is on its way.'));

export const Demonstration: Story = {
  render: () => <Portal path="/dashboard" mailFolder="/srv/quad/data/mails" />,
  play: sees('/srv/quad/data/mails'),
};

/** A page with its own header shows it too. */
export const CustomHeaderShell: Story = plays(
  { render: () => <Portal path="/gensec-tech" />, beforeEach: backend(() => scenarios.as({ ...PEOPLE.scitech, email_proof: 'reminder' })) },
  sees('Confirm your email address'),
);

export const Proven: Story = shows(
  scenarios.student,
  async ({ canvas }) => expect((await canvas.findAllByRole('figure'))[0]).toBeInTheDocument(),
  lacksText('Confirm your email address'),
);
