import { administration } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anAdminPerson, anImport, manyAuditRows, manyOfficeHolders, PEOPLE } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../stories/backend.ts';
import { Portal } from '../stories/Portal.tsx';
import { follow, STOPPABLE, stepsOf } from './steps.ts';

/** What whoever looks after the accounts comes for: here the president has that right too. Each step says what the server knows by then. */
const meta = {
  title: 'Flows/Administrator',
  tags: ['!manifest'],
  parameters: { ...PAGE },
  ...STOPPABLE,
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: [() => sessionStorage.clear(), backend(() => scenarios.as({ ...PEOPLE.president, is_administrator: true }))],
} satisfies Meta<{ stopAfter: number }>;
export default meta;
type Story = StoryObj<typeof meta> & { play: (context: StoryContext) => Promise<void> };

/** By the profile menu, which has it for administrators alone. */
async function openAdministration({ canvas, userEvent }: StoryContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /Kavya/ }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Administration' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
}

export const CorrectsAName: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the people', () => openAdministration(context));
    await step('Opens what is wrong', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Correct' }));
      await expect(await canvas.findByRole('dialog')).toBeVisible();
    });
    await step('Says what is right', async () => {
      msw.use(mock(administration.correct).ok(anAdminPerson({ name: 'Aarav M. Mehta' })));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'What is right' }), 'Aarav M. Mehta');
      await userEvent.click(await canvas.findByRole('button', { name: 'Correct' }));
      await expect(await canvas.findByText('The account was corrected.')).toBeVisible();
    });
  },
};

export const DisablesAnAccount: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to the people', () => openAdministration(context));
    await step('Is asked first', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'What to do with Aarav Mehta' }));
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Disable' }));
      await expect(await canvas.findByRole('alertdialog', { name: 'Disable the account of Aarav Mehta?' })).toBeVisible();
    });
    await step('Disables it', async () => {
      msw.use(mock(administration.changeAccess).ok(anAdminPerson({ is_disabled: true })));
      await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
      await expect(await canvas.findByText('The account is disabled.')).toBeVisible();
    });
  },
};

export const BringsATableIn: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Goes to what comes in and out', async () => {
      await openAdministration(context);
      await follow(context, 'In and out', 'In and out');
    });
    await step('Hands the table over', async () => {
      const file = new File(['Email,Name,Roll number\n'], 'People 2026.csv', { type: 'text/csv' });
      await userEvent.upload(await canvas.findByLabelText('Choose a file'), file);
      await expect(await canvas.findByRole('heading', { level: 2, name: 'People 2026.csv' })).toBeVisible();
    });
    await step('Reads what would happen, and has it done', async () => {
      msw.use(mock(administration.apply).ok(anImport({ state: 'applying' })));
      await userEvent.click(await canvas.findByRole('button', { name: 'Do it now' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Do it' }));
      await expect(await canvas.findByText('Being done')).toBeVisible();
    });
  },
};

/** The sheet of who holds what is where a handing over begins. */
export const HandsOfficesOver: Story = {
  play: async (context) => {
    const { canvas, msw } = context;
    const step = stepsOf(context);
    await step('Reads who holds which office', async () => {
      msw.use(mock(administration.offices).ok(manyOfficeHolders(4)));
      await openAdministration(context);
      await follow(context, 'Offices', 'Roles and offices');
      await expect(await canvas.findByText('4 offices')).toBeVisible();
    });
    await step('Goes where the changed sheet is brought in', async () => {
      await follow(context, 'Hand offices over', 'In and out');
      await expect(await canvas.findByRole('group', { name: 'File' })).toBeVisible();
    });
  },
};

export const ReadsWhoDidWhat: Story = {
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const step = stepsOf(context);
    await step('Opens the audit log', async () => {
      msw.use(mock(administration.audit).ok(manyAuditRows(3)));
      await openAdministration(context);
      await follow(context, 'Audit log', 'Audit log');
      await expect(await canvas.findByText('3 rows')).toBeVisible();
    });
    await step('Has it checked that nobody changed it', async () => {
      msw.use(mock(administration.verifyAudit).ok({ rows: 1234, checkpoints: 12, faults: [] }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Verify the chain' }));
      await expect(await canvas.findByText('The audit log is sound')).toBeVisible();
    });
  },
};
