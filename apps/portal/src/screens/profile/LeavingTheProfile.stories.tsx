import { profile } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** Leaving the profile while something is not saved. */
const meta = {
  title: 'Pages/Profile/Leaving the profile',
  component: ProfilePage,
  parameters: { ...PAGE },
  render: () => <Portal path="/profile" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function change({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Room number' }), '7');
}

async function follow({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Events' }));
}

export const Default: Story = {
  play: async (context) => {
    await change(context);
    await follow(context);
    await expect(await context.canvas.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
};

export const Stayed: Story = {
  tags: ['act'],
  play: async (context) => {
    await change(context);
    await follow(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('textbox', { name: 'Room number' })).toHaveValue('B-10017');
    await follow(context);
    await expect(await canvas.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
};

export const Left: Story = {
  tags: ['act'],
  play: async (context) => {
    await change(context);
    await follow(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Leave' }));
    await expect(await context.canvas.findByRole('heading', { level: 1, name: 'Welcome to the Events Section' })).toBeVisible();
  },
};

/** The browser asks in its own words. */
export const TabClosed: Story = {
  tags: ['act'],
  play: async (context) => {
    await change(context);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
  },
};

/** Nothing is lost, so nobody asks. */
export const NothingChanged: Story = {
  tags: ['act'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await canvas.findByRole('textbox', { name: 'Room number' });
    await follow(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Events Section' })).toBeVisible();
  },
};

const moved = { ...PEOPLE.student, contact_info: { ...PEOPLE.student.contact_info, room_number: 'B-10017' } };

export const SavedBefore: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(profile.update).ok({ message: 'Profile updated successfully!', updatedStudent: moved })]),
  play: async (context) => {
    await change(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('B-10017');
    await canvas.findByText('Profile updated successfully!');
    await follow(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Events Section' })).toBeVisible();
  },
};
