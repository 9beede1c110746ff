import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anAccountChange, anAdminPerson, manyAccountChanges, manyAdminPeople, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AdminPage } from './AdminPage.tsx';

const OFFICE = { ...PEOPLE.president, is_administrator: true };

const meta = {
  title: 'Pages/Administration/AdminPeople',
  component: AdminPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/admin/people" />,
  beforeEach: backend(() => scenarios.as(OFFICE)),
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'People' });
    await waitFor(() => expect(list.children).toHaveLength(12));
    await expect(await canvas.findByText('This is you')).toBeVisible();
    await expect(await canvas.findByText('12 people')).toBeVisible();
  },
};

export const Corrects: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(administration.correct).ok(anAdminPerson({ name: 'Aarav M. Mehta' })), ...scenarios.as(OFFICE)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Correct' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What is right' }), 'Aarav M. Mehta');
    await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
    await expect(await canvas.findByText('The account was corrected.')).toBeVisible();
  },
};

/** Another address is asked for, with a reason; another administrator confirms it. */
export const AsksForAnAddress: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Change the email address' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New email address' }), 'aarav.m@campus.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'He changed his name.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await expect(
      await canvas.findByText('Another administrator has to confirm it within 3 days. The person is told, with the reason.'),
    ).toBeVisible();
  },
};

/** There is no other administrator: it is done a day later. */
export const AsksAlone: Story = {
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({ is_alone: true, changes: [] }),
    mock(administration.askForAccountChange).ok(anAccountChange({ takes_effect_at: '2026-11-21T09:30:00.000Z' })),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Merge with another account' }));
    await expect(await canvas.findByText(/^There is no other administrator/)).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email of the account that stays' }), 'aarav.m@campus.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'He registered twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for it' }));
    await expect(
      await canvas.findByText(
        'There is no other administrator: it is done in 24 hours. The person is told, with the reason, and can stop it until then.',
      ),
    ).toBeVisible();
  },
};

const REGISTRAR = { _id: PEOPLE.sports._id, name: 'Ravi Registrar' };
const [, MERGE] = manyAccountChanges(2);

/** Of both kinds: what another administrator asked for, what one asked for oneself, what is done by itself, and what is about the reader. */
export const Waiting: Story = {
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({
      is_alone: false,
      changes: [
        anAccountChange({ asked_by: REGISTRAR }),
        { ...anAccountChange(), ...MERGE },
        anAccountChange({ _id: 'c', asked_by: REGISTRAR, takes_effect_at: '2026-11-21T09:30:00.000Z' }),
        anAccountChange({ _id: 'd', asked_by: REGISTRAR, person: { _id: OFFICE._id, name: 'You', username: OFFICE.username } }),
      ],
    }),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Waiting for another administrator' }));
    await expect(section.getAllByText(/Asked for by Ravi Registrar/)).toHaveLength(3);
    await expect(section.getByText(/Done on .* unless somebody stops it/)).toBeVisible();
    await expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Refuse',
      'Confirm',
      'Withdraw',
      'Refuse',
      'Confirm',
    ]);
  },
};

export const Confirms: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({ is_alone: false, changes: [anAccountChange({ asked_by: REGISTRAR })] }),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Change the email address of Aarav Mehta' }));
    msw.use(mock(administration.accountChanges).ok({ is_alone: false, changes: [] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('The account has the new address now.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Waiting for another administrator')).not.toBeInTheDocument());
  },
};

export const Refuses: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({ is_alone: false, changes: [anAccountChange({ asked_by: REGISTRAR })] }),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuse' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Refuse the change of the account of Aarav Mehta?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await expect(await canvas.findByText('The request was refused.')).toBeVisible();
  },
};

export const Withdraws: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({ is_alone: false, changes: [anAccountChange()] }),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: 'Withdraw the change of the account of Aarav Mehta?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByText('The request was withdrawn.')).toBeVisible();
  },
};

/** Somebody else has the address since. */
export const ConfirmingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({ is_alone: false, changes: [{ ...anAccountChange(), ...MERGE, asked_by: REGISTRAR }] }),
    mock(administration.decideOnAccountChange).fails(409, 'One of the accounts has decided about what is of the other.', 'CONFLICT'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText(/has decided about what is of the other/)).toBeVisible();
  },
};

export const WaitingFailed: Story = {
  beforeEach: backend(() => [mock(administration.accountChanges).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
    await expect(await canvas.findByText('12 people')).toBeVisible();
  },
};

export const Disables: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Disable the account of Aarav Mehta?' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await expect(await canvas.findByText('The account is disabled.')).toBeVisible();
  },
};

/** The addresses end as well, unless that is chosen otherwise. */
export const SignsOut: Story = {
  tags: ['act'],
  beforeEach: backend(() => [mock(administration.changeAccess).ok(anAdminPerson()), ...scenarios.as(OFFICE)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign out everywhere' }));
    const choice = await canvas.findByRole('checkbox', { name: 'Also end the addresses of their calendar and record' });
    await expect(choice).toBeChecked();
    await userEvent.click(choice);
    await expect(choice).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere' }));
    await expect(await canvas.findByText('They are signed out everywhere.')).toBeVisible();
  },
};

/** Two administrators are always left. */
export const DisablingIsRefused: Story = {
  beforeEach: backend(() => [
    mock(administration.changeAccess).fails(
      409,
      'registrar@campus.example is one of the last administrators: make two others first.',
      'CONFLICT',
    ),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
    await expect(await canvas.findByText(/is one of the last administrators/)).toBeVisible();
  },
};

/** A quarter of an hour has passed since the password was typed. */
export const AsksForThePassword: Story = {
  beforeEach: backend(() => [
    mock(administration.people).fails(403, 'Please type your password again to go on.', 'REAUTHENTICATION_REQUIRED'),
    ...scenarios.as(OFFICE),
  ]),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Password/), 'correct horse battery');
    msw.use(mock(administration.people).ok(manyAdminPeople(3)));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('3 people')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(administration.people).loading(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading people...')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(administration.people).empty(), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has an account yet')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(administration.people).fails(500, 'Something broke.'), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
  },
};

export const Many: Story = {
  beforeEach: backend(() => [mock(administration.people).ok(manyAdminPeople(2000)), ...scenarios.as(OFFICE)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2,000 people')).toBeVisible();
  },
};

/** Whatever the role: the right is another thing. */
export const President: Story = {
  beforeEach: backend(() => scenarios.president()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
  },
};
