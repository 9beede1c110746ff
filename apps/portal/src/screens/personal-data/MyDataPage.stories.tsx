import { personalData, security } from '@quad/api-client/contract';
import { MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { anExport, someData } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { MyDataPage } from './MyDataPage.tsx';

const LEAVING = { asked_at: '2026-11-20T09:30:00.000Z', due_at: '2026-12-04T09:30:00.000Z' };
const PREPARING = anExport({ state: 'preparing', ready_at: null, gone_at: null, bytes: null });

const meta = {
  title: 'Pages/Personal data/MyDataPage',
  component: MyDataPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/my-data" />,
  beforeEach: backend(() => scenarios.student()),
} satisfies Meta<typeof MyDataPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ask for my data' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Leave and erase my account' })).toBeVisible();
  },
};

export const Asks: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(personalData.ask).ok(PREPARING), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for my data' }));
    await expect(await canvas.findByText('Your data is being prepared. You can leave this page.')).toBeVisible();
  },
};

/** The password is asked for first, and what was pressed is done then. */
export const AsksForThePassword: Story = {
  beforeEach: backend(() => {
    let isConfirmed = false;
    return [
      mock(security.reauthenticate).ok(() => {
        isConfirmed = true;
        return { ways: ['password'], until: '2026-11-20T09:45:00.000Z' };
      }),
      mock(personalData.leave).ok(() => {
        if (!isConfirmed) return new MockRefusal(403, 'Please type your password again to go on.', 'REAUTHENTICATION_REQUIRED');
        return someData({ leaving: LEAVING });
      }),
      ...scenarios.student(),
    ];
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave and erase my account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    const field = await screen.findByLabelText(/^Password/);
    // It opens over another dialog, and answers once that has given way.
    await waitFor(() => expect(field).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.type(field, 'correct horse battery');
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('Your account will be erased on Dec 4, 2026, 3:00 pm')).toBeVisible();
  },
};

/** Whoever would rather not type it has lost nothing. */
export const NotNow: Story = {
  beforeEach: backend(() => [
    mock(personalData.ask).fails(403, 'Please type your password again to go on.', 'REAUTHENTICATION_REQUIRED'),
    ...scenarios.student(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for my data' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Ask for my data' })).toBeEnabled();
  },
};

/** Whose account has no password signs in anew. */
export const WithoutPassword: Story = {
  beforeEach: backend(() => [
    mock(security.reauthentication).ok({ ways: [], until: null }),
    mock(personalData.ask).fails(403, 'Please sign out and sign in again to go on.', 'REAUTHENTICATION_REQUIRED'),
    ...scenarios.student(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please sign out and sign in again to go on.');
  },
};

export const Ready: Story = {
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ export: anExport() })), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Fetch the archive' })).toBeVisible();
  },
};

export const Stays: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ leaving: LEAVING })), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay after all' }));
    await expect(await canvas.findByRole('button', { name: 'Leave and erase my account' })).toBeVisible();
  },
};

export const President: Story = {
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ obstacles: ['role'] })), ...scenarios.president()]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You hold an office. Have it handed over first: your account can leave as a student.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Leave and erase my account' })).not.toBeInTheDocument();
  },
};

export const GeneralSecretary: Story = {
  ...President,
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ obstacles: ['role'] })), ...scenarios.scitech()]),
};

export const Coordinator: Story = {
  ...President,
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ obstacles: ['role', 'contact'] })), ...scenarios.coordinator()]),
};

/** Nothing is there yet, and nothing would stay. */
export const Empty: Story = {
  beforeEach: backend(() => [mock(personalData.mine).ok(someData({ kept: [] })), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask for my data' })).toBeVisible();
    await expect(canvas.queryByText('This stays, with a number in the place of your name:')).not.toBeInTheDocument();
  },
};

export const Asking: Story = {
  beforeEach: backend(() => [mock(personalData.ask).loading(), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for my data' }));
    await expect(await canvas.findByRole('button', { name: 'Asking...' })).toBeVisible();
  },
};

export const AskingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(personalData.ask).fails(409, 'Your data is being prepared already.', 'CONFLICT'),
    ...scenarios.student(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for my data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your data is being prepared already.');
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(personalData.mine).loading(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what is stored about you...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(personalData.mine).fails(500, 'Something broke.'), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};
