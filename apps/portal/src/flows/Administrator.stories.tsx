import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anAdminPerson, anImport, manyAuditRows, manyOfficeHolders, PEOPLE } from '@quad/domain/fixtures';
import { type Play, presses, sees, seesRole, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { followLink, STOPPABLE, step } from './steps.ts';

/** What somebody who manages accounts does; here the president has that right too. Each step sets what the server knows at that point. */
const meta = {
  title: 'Flows/Administrator',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(() => scenarios.as({ ...PEOPLE.president, is_administrator: true }))],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: Play };

/** Opens administration from the profile menu, which lists it for administrators only. */
const openAdministration = sequence(presses(/Kavya/), presses('Administration', 'menuitem'), seesTitle('People'));

export const CorrectsAName: Story = {
  play: sequence(
    step('Goes to the people', openAdministration),
    step('Opens what is wrong', presses('What to do with Aarav Mehta'), presses('Correct', 'menuitem'), seesRole('dialog')),
    step(
      'Says what is right',
      ({ msw }) => msw.use(mock(administration.correct).ok(anAdminPerson({ name: 'Aarav M. Mehta' }))),
      types('What is right', 'Aarav M. Mehta'),
      presses('Correct'),
      sees('The account was corrected.'),
    ),
  ),
};

export const DisablesAnAccount: Story = {
  play: sequence(
    step('Goes to the people', openAdministration),
    step(
      'Is asked first',
      presses('What to do with Aarav Mehta'),
      presses('Disable', 'menuitem'),
      seesRole('alertdialog', 'Disable the account of Aarav Mehta?'),
    ),
    step(
      'Disables it',
      ({ msw }) => msw.use(mock(administration.changeAccess).ok(anAdminPerson({ is_disabled: true }))),
      presses('Disable'),
      sees('The account is disabled.'),
    ),
  ),
};

export const ImportsATable: Story = {
  play: sequence(
    step('Opens import and export', openAdministration, followLink('Import and export', 'Import and export')),
    step('Hands the table over', async ({ canvas, userEvent }) => {
      const file = new File(['Email,Name,Roll number\n'], 'People 2026.csv', { type: 'text/csv' });
      await userEvent.upload(await canvas.findByLabelText('Choose a file'), file);
      await expect(await canvas.findByRole('heading', { level: 2, name: 'People 2026.csv' })).toBeVisible();
    }),
    step(
      'Reads what would happen, and has it done',
      ({ msw }) => msw.use(mock(administration.apply).ok(anImport({ state: 'applying' }))),
      presses('Apply now'),
      presses('Apply'),
      sees('In progress'),
    ),
  ),
};

/** A handover starts with the sheet of office holders. */
export const HandsOfficesOver: Story = {
  play: sequence(
    step(
      'Reads who holds which office',
      ({ msw }) => msw.use(mock(administration.offices).ok(manyOfficeHolders(4))),
      openAdministration,
      followLink('Offices', 'Roles and offices'),
      sees('4 offices'),
    ),
    step('Opens the import of the changed sheet', followLink('Hand over offices', 'Import and export'), seesRole('group', 'File')),
  ),
};

export const ReadsWhoDidWhat: Story = {
  play: sequence(
    step(
      'Opens the audit log',
      ({ msw }) => msw.use(mock(administration.audit).ok(manyAuditRows(3))),
      openAdministration,
      followLink('Audit log', 'Audit log'),
      sees('3 rows'),
    ),
    step(
      'Has it checked that nobody changed it',
      ({ msw }) => msw.use(mock(administration.verifyAudit).ok({ rows: 1234, checkpoints: 12, faults: [] })),
      presses('Verify the chain'),
      sees('The audit log is sound'),
    ),
  ),
};
