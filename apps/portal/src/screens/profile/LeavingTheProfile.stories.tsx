import { profile } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, hasValue, loses, presses, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { acts, backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** Leaving the profile with unsaved changes. */
const meta = {
  title: 'Pages/Profile/Leaving the profile',
  component: ProfilePage,
  parameters: { ...PAGE },
  render: () => <Portal path="/profile" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const change = sequence(presses('Edit'), types('Room number', '7'));

const follow = presses('Events', 'link');

export const Default: Story = { play: sequence(change, follow, seesRole('alertdialog', 'Leave without saving?')) };

/** When a tab is closed, the browser asks in its own words. Staying keeps the typed changes, and the person may still leave. */
export const StayedAndLeft: Story = act(
  async (context) => {
    await change(context);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    await expect(closing.defaultPrevented).toBe(true);
  },
  follow,
  presses('Stay'),
  loses('alertdialog'),
  hasValue('textbox', 'Room number', 'B-10017'),
  follow,
  seesRole('alertdialog', 'Leave without saving?'),
  presses('Leave'),
  seesTitle('Welcome to the Events Section'),
);

/** Without changes, nothing is asked. */
export const NothingChanged: Story = {
  tags: ['act'],
  play: sequence(presses('Edit'), seesRole('textbox', 'Room number'), follow, seesTitle('Welcome to the Events Section')),
};

const moved = { ...PEOPLE.student, contact_info: { ...PEOPLE.student.contact_info, room_number: 'B-10017' } };

export const SavedBefore: Story = acts(
  () => [mock(profile.update).ok({ message: 'Profile updated successfully!', updatedStudent: moved })],
  change,
  presses('Save'),
  sees('B-10017', 'Profile updated successfully!'),
  follow,
  seesTitle('Welcome to the Events Section'),
);
