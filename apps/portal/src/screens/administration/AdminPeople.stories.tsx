import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anAccountChange, anAdminPerson, manyAccountChanges, manyAdminPeople, PEOPLE } from '@quad/domain/fixtures';
import { act, inside, is, isNot, loses, plays, presses, sees, seesRole, sequence, types, typesInto } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = plays(
  seesRole('heading', { level: 1, name: 'People' }),
  // Includes the header row.
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13)),
  sees('This is you', '12 people'),
);

/**
 * An administrator requests another mail address with a reason; another administrator confirms it. Disabling takes effect at once. When a
 * person is signed out, the addresses of their calendar and record are revoked as well, unless the administrator chooses otherwise.
 */
export const PerformsActions: Story = act(
  presses('What to do with Aarav Mehta'),
  presses('Change the email address', 'menuitem'),
  types('New email address', 'aarav.m@campus.example'),
  types('Reason', 'He changed his name.'),
  presses('Request it'),
  sees('Another administrator has to confirm it within 3 days. The person is told, with the reason.'),
  presses('What to do with Aarav Mehta'),
  presses('Disable', 'menuitem'),
  seesRole('alertdialog', 'Disable the account of Aarav Mehta?'),
  presses('Disable'),
  sees('The account is disabled.'),
  ({ msw }) => msw.use(mock(administration.changeAccess).ok(anAdminPerson())),
  presses('What to do with Aarav Mehta'),
  presses('Sign out everywhere', 'menuitem'),
  is('checked', 'checkbox', 'Also end the addresses of their calendar and record'),
  presses('Also end the addresses of their calendar and record', 'checkbox'),
  isNot('checked', 'checkbox', 'Also end the addresses of their calendar and record'),
  presses('Sign out everywhere'),
  sees('They are signed out everywhere.'),
);

/** Without another administrator, the change takes effect one day later. */
export const AsksAlone: Story = shows(
  () => [
    mock(administration.accountChanges).ok({ is_alone: true, changes: [] }),
    mock(administration.askForAccountChange).ok(anAccountChange({ takes_effect_at: '2026-11-21T09:30:00.000Z' })),
  ],
  presses('What to do with Aarav Mehta'),
  presses('Merge with another account', 'menuitem'),
  sees(/^There is no other administrator/),
  types('Email of the account to keep', 'aarav.m@campus.example'),
  types('Reason', 'He registered twice.'),
  presses('Request it'),
  sees('There is no other administrator: it is done in 24 hours. The person is told, with the reason, and can stop it until then.'),
);

const REGISTRAR = { _id: PEOPLE.sports._id, name: 'Ravi Registrar' };
const [, MERGE] = manyAccountChanges(2);

/** All kinds: requested by another administrator, requested by oneself, applied automatically, and about the reader. */
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
  ]),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Waiting for another administrator' }));
    await expect(section.getAllByText(/Requested by Ravi Registrar/)).toHaveLength(3);
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

export const Confirms: Story = acts(
  () => [mock(administration.accountChanges).ok({ is_alone: false, changes: [anAccountChange({ asked_by: REGISTRAR })] })],
  presses('Refuse'),
  inside('alertdialog', 'Refuse the change of the account of Aarav Mehta?', presses('Refuse')),
  sees('The request was refused.'),
  presses('Confirm'),
  ({ msw }) => msw.use(mock(administration.accountChanges).ok({ is_alone: false, changes: [] })),
  inside('alertdialog', 'Change the email address of Aarav Mehta', presses('Confirm')),
  sees('The account now has the new address.'),
  loses('text', 'Waiting for another administrator'),
);

export const Withdraws: Story = acts(
  () => [mock(administration.accountChanges).ok({ is_alone: false, changes: [anAccountChange()] })],
  presses('Withdraw'),
  inside('alertdialog', 'Withdraw the change of the account of Aarav Mehta?', presses('Withdraw')),
  sees('The request was withdrawn.'),
);

/** Somebody else has taken the address in the meantime. */
export const ConfirmingIsRefused: Story = {
  tags: ['act'],
  beforeEach: backend(() => [
    mock(administration.accountChanges).ok({ is_alone: false, changes: [{ ...anAccountChange(), ...MERGE, asked_by: REGISTRAR }] }),
    mock(administration.decideOnAccountChange).fails(409, 'One of the accounts has decided about what is of the other.', 'CONFLICT'),
  ]),
  play: sequence(presses('Confirm'), inside('alertdialog', undefined, presses('Confirm')), sees(/has decided about what is of the other/)),
};

export const WaitingFailed: Story = {
  beforeEach: backend(() => [mock(administration.accountChanges).fails(500, 'Something broke.')]),
  play: sees('Something broke.', '12 people'),
};

/** There must always be at least two administrators. */
export const DisablingIsRefused: Story = shows(
  () => [
    mock(administration.changeAccess).fails(
      409,
      'registrar@campus.example is one of the last administrators: add two others first.',
      'CONFLICT',
    ),
  ],
  presses('What to do with Aarav Mehta'),
  presses('Disable', 'menuitem'),
  presses('Disable'),
  sees(/is one of the last administrators/),
);

/** The password was entered more than fifteen minutes ago. */
export const AsksForThePassword: Story = acts(
  () => [mock(administration.people).fails(403, 'Please type your password again to continue.', 'REAUTHENTICATION_REQUIRED')],
  typesInto(/^Password/, 'correct horse battery'),
  ({ msw }) => msw.use(mock(administration.people).ok(manyAdminPeople(3))),
  presses('Continue'),
  sees('3 people'),
  loses('dialog'),
);

export const Loading: Story = { beforeEach: backend(() => [mock(administration.people).loading()]), play: sees('Loading people...') };
export const Empty: Story = { beforeEach: backend(() => [mock(administration.people).empty()]), play: sees('Nobody has an account yet') };

export const Failed: Story = shows(() => [mock(administration.people).fails(500, 'Something broke.')], 'Something broke.');

export const Many: Story = shows(() => [mock(administration.people).ok(manyAdminPeople(2000))], '2,000 people');

/** Administration is a right that does not depend on the role. */
export const President: Story = shows(() => scenarios.president(), seesRole('heading', '403 - Unauthorised Access'));
