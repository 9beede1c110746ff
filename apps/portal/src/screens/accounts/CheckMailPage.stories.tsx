import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { lacks, lacksText, presses, says, sees, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { CheckMailPage } from './CheckMailPage.tsx';

const unproven = { ...PEOPLE.newcomer, email_proof: 'required' } as const;

const meta = {
  title: 'Pages/Accounts/CheckMailPage',
  component: CheckMailPage,
  parameters: PAGE,
  render: () => <Portal path="/verify-email" />,
  beforeEach: backend(() => scenarios.as(unproven)),
} satisfies Meta<typeof CheckMailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Check your mail'), sees('newcomer@campus.example'), lacksText(/This demonstration sends no mails/)),
};

export const Loading: Story = shows(() => [mock(accounts.fetchAuth).loading()], 'Loading...', lacks('button', 'Send another link'));

export const Demonstration: Story = {
  render: () => <Portal path="/verify-email" mailFolder="/srv/quad/data/mails" />,
  play: sees('/srv/quad/data/mails'),
};

export const Sends: Story = { play: sequence(presses('Send another link'), sees('A new link is on its way.')) };

export const TooOften: Story = {
  beforeEach: backend(() => [mock(accounts.sendProofLink).fails(429, 'That was too often. Please wait a moment.', 'TOO_MANY_REQUESTS')]),
  play: sequence(presses('Send another link'), says('That was too often. Please wait a moment.')),
};
