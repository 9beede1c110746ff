import { accounts, profile } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { User } from '@quad/domain/accounts';
import { PEOPLE } from '@quad/domain/fixtures';
import { act, hasFocus, hasValue, lacks, plays, presses, says, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect } from 'storybook/test';
import { backend, PAGE, retries } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'Pages/Profile/ProfilePage',
  component: ProfilePage,
  parameters: { ...PAGE },
  render: () => <Portal path="/profile" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function edit({ canvas, userEvent }: Played) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  return canvas.findByRole('form', { name: 'Edit profile' });
}

async function changeRoom({ canvas, userEvent }: Played) {
  const room = canvas.getByRole('textbox', { name: 'Room number' });
  await userEvent.clear(room);
  await userEvent.type(room, 'C-7');
}

const save = sequence(edit, changeRoom, presses('Save'));

export const Default: Story = plays(seesTitle('Profile'), sees('20240901'), seesRole('button', 'Edit'), lacks('label', /photo/));

export const President: Story = { beforeEach: backend(scenarios.president), play: sees('20240908') };

/** Answers the session request, then the profile request with the given handlers. */
function profileAnswers(...then: HttpHandler[]) {
  return ({ msw }: { msw: SetupWorker }): void => {
    msw.use(...scenarios.student());
    msw.use(
      mock(accounts.fetchAuth).ok(() => {
        msw.use(...then);
        return PEOPLE.student;
      }),
    );
  };
}

export const Empty: Story = { beforeEach: profileAnswers(mock(accounts.fetchAuth).ok(null)), play: sees('No profile found') };
export const Failed: Story = { beforeEach: profileAnswers(mock(accounts.fetchAuth).offline()), play: says('Error fetching profile') };

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: sequence(retries('Error fetching profile', scenarios.student), sees('20240901')),
};

export const Editing: Story = { play: sequence(async (context) => expect(await edit(context)).toBeVisible(), seesRole('group', 'Photo')) };

const moved = { ...PEOPLE.student, contact_info: { ...PEOPLE.student.contact_info, room_number: 'C-7' } };

export const Saved: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(profile.update).ok({ message: 'Profile updated successfully!', updatedStudent: moved })]),
  play: sequence(save, sees('Profile updated successfully!', 'C-7'), hasFocus('button', 'Edit')),
};

export const Invalid: Story = plays(
  edit,
  async ({ canvas, userEvent }) => userEvent.clear(await canvas.findByRole('textbox', { name: 'Phone' })),
  types('Phone', '98765'),
  presses('Save'),
  sees('Please fix validation errors', 'Mobile number must be 10 digits'),
);

export const Refused: Story = {
  beforeEach: backend(() => [mock(profile.update).fails(403, 'This cannot be changed in the profile.', 'FORBIDDEN')]),
  play: sequence(save, says('This cannot be changed in the profile.')),
};

/** What could not be sent stays in the form; Cancel restores the saved values. */
export const Offline: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(profile.update).offline()]),
  play: sequence(
    save,
    says('Failed to update profile'),
    hasValue('textbox', 'Room number', 'C-7'),
    presses('Cancel'),
    sees('B-1001'),
    edit,
    hasValue('textbox', 'Room number', 'B-1001'),
  ),
};

/** Changes saved in another tab are kept, because only touched fields are sent. */
export const ChangedElsewhere: Story = act(
  {
    beforeEach: ({ msw }) => {
      let user: User = PEOPLE.student;
      msw.use(
        mock(profile.update).ok(({ body: { updatedDetails } }) => {
          const { phone = user.personal_info.phone } = updatedDetails.personal_info ?? {};
          const { room_number = user.contact_info.room_number } = updatedDetails.contact_info ?? {};
          user = { ...user, personal_info: { ...user.personal_info, phone }, contact_info: { ...user.contact_info, room_number } };
          return { message: 'Profile updated successfully!', updatedStudent: user };
        }),
      );
    },
  },
  edit,
  async () => {
    const elsewhere = await fetch('/profile/updateStudentProfile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ updatedDetails: { personal_info: { phone: '9123456780' } } }),
    });
    await expect(elsewhere.status).toBe(200);
  },
  changeRoom,
  presses('Save'),
  sees('C-7', '9123456780'),
);
