import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, hasDescription, hasValue, lacks, plays, presses, seesRole, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { expectHome } from '../../stories/expectHome.ts';
import { Portal } from '../../stories/Portal.tsx';
import { OnboardingPage } from './OnboardingPage.tsx';

const meta = {
  title: 'Pages/Accounts/OnboardingPage',
  component: OnboardingPage,
  parameters: PAGE,
  render: () => <Portal path="/onboarding" />,
  beforeEach: backend(scenarios.notOnboarded),
} satisfies Meta<typeof OnboardingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const complete = sequence(
  types('ID Number', '20260042'),
  types('Mobile number', '9876543210'),
  types('Admission year', '2026', 'spinbutton'),
  types('Program', 'B.Tech', 'combobox'),
  types('Discipline', 'Physics', 'combobox'),
  presses('Submit'),
);

export const Default: Story = plays(hasValue('textbox', 'Name', 'Zoya Khan'), hasValue('textbox', 'Email', 'newcomer@campus.example'));

export const Loading: Story = shows(() => [mock(accounts.fetchAuth).loading()], 'Loading...', lacks('button', 'Submit'));

/** Every page redirects here while the account is incomplete. */
export const SentHere: Story = { tags: ['act'], ...Default, render: () => <Portal path="/dashboard/events" /> };

/** The session is updated at once; nothing is loaded again. */
export const Completes: Story = act(complete, ({ canvas }) => expectHome(canvas));

/** The latest year of admission that can be entered is the current year at the campus. */
export const NextYear: Story = plays(
  types('Admission year', '2027{Enter}', 'spinbutton'),
  hasDescription('spinbutton', 'Admission year', 'Invalid admission year'),
);

const taken = 'This ID number belongs to another account.';
const consoleErrors = { expected: [/^Onboarding failed\./], reason: 'The failure is logged, and no sentence on the page says it.' };

export const FieldRefused: Story = {
  parameters: { consoleErrors },
  beforeEach: backend(() => [mock(accounts.onboarding).fails(409, taken, 'DUPLICATE', { ID_No: taken })]),
  play: sequence(complete, async (context) => {
    const id = context.canvas.getByRole('textbox', { name: 'ID Number' });
    await waitFor(() => expect(id).toHaveAccessibleDescription(expect.stringContaining('This ID number belongs to another account.')));
    await expect(id).toHaveFocus();
  }),
};

export const Offline: Story = {
  tags: ['act'],
  parameters: { consoleErrors },
  beforeEach: backend(() => [mock(accounts.onboarding).offline()]),
  play: sequence(complete, seesRole('button', 'Submit'), lacks('alert'), hasValue('textbox', 'Mobile number', '9876543210')),
};
