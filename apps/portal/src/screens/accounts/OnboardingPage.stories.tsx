import { accounts } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

async function complete({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'ID Number' }), '20260042');
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await userEvent.type(await canvas.findByRole('spinbutton', { name: 'Admission year' }), '2026');
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Program' }), 'B.Tech');
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Discipline' }), 'Physics');
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Khan');
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('newcomer@campus.example');
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(accounts.fetchAuth).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  },
};

/** Wherever somebody goes whose account is not complete. */
export const SentHere: Story = { tags: ['act'], ...Default, render: () => <Portal path="/dashboard/events" /> };

/** Nothing is loaded anew: the session knows at once. */
export const Completes: Story = {
  tags: ['act'],
  play: async (context) => {
    await complete(context);
    await expectHome(context.canvas);
  },
};

/** The year that it is at the campus is the last that anybody can have been admitted in. */
export const NextYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const year = await canvas.findByRole('spinbutton', { name: 'Admission year' });
    await userEvent.type(year, '2027{Enter}');
    await waitFor(() => expect(year).toHaveAccessibleDescription('Invalid admission year'));
  },
};

export const Submitting: Story = {
  beforeEach: backend(() => [mock(accounts.onboarding).loading()]),
  play: async (context) => {
    await complete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

const taken = 'This ID number belongs to another account.';
const consoleErrors = { expected: [/^Onboarding failed\./], reason: 'The failure is logged, and no sentence on the page says it.' };

export const FieldRefused: Story = {
  parameters: { consoleErrors },
  beforeEach: backend(() => [mock(accounts.onboarding).fails(409, taken, 'DUPLICATE', { ID_No: taken })]),
  play: async (context) => {
    await complete(context);
    const id = context.canvas.getByRole('textbox', { name: 'ID Number' });
    await waitFor(() => expect(id).toHaveAccessibleDescription(expect.stringContaining('This ID number belongs to another account.')));
    await expect(id).toHaveFocus();
  },
};

export const Offline: Story = {
  tags: ['act'],
  parameters: { consoleErrors },
  beforeEach: backend(() => [mock(accounts.onboarding).offline()]),
  play: async (context) => {
    await complete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(context.canvas.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9876543210');
  },
};

/** Once is enough. */
export const CompleteAlready: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expectHome(canvas);
  },
};
