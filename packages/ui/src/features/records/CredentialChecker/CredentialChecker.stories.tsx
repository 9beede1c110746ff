import { aCredential, aCredentialCheck, RECORD_SHARED_AT } from '@quad/domain/fixtures';
import type { CredentialCheck } from '@quad/domain/records';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RefusedSubmission } from '../../../testing/RefusedSubmission.ts';
import { CredentialChecker } from './CredentialChecker.tsx';

const CHECK = { role: 'button', name: 'Check' } as const;
const CREDENTIAL = { role: 'textbox', name: 'Credential' } as const;

const tables = {
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the field, then to the file and to Check.', outcome: { focus: CREDENTIAL } },
    { keys: '{Enter}', on: CHECK, does: 'Says beside the field what is missing.', outcome: { doesNotCall: 'onCheck' } },
  ],
  screenReader: [
    { part: 'Field', ...CREDENTIAL },
    { part: 'Check', ...CHECK },
    { part: 'While it works', role: 'button', name: 'Checking...', state: { busy: true, unavailable: true }, story: 'Checking' },
    { part: 'Verdict', role: 'status', text: 'Valid', story: 'Valid' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);
const credential = aCredential();
const valid = aCredentialCheck();

const meta = {
  title: 'Features/Records/CredentialChecker',
  component: CredentialChecker,
  parameters: { tables },
  args: { onCheck: fn(async (): Promise<CredentialCheck> => valid) },
} satisfies Meta<typeof CredentialChecker>;
export default meta;
type Story = StoryObj<typeof meta>;

async function check({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, text = JSON.stringify(credential)) {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Credential' }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
}

export const Default: Story = { play: performGuide };

export const Valid: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await check(context, `\n${JSON.stringify(credential, null, 2)}\n`);
    await expect(await canvas.findByText('Valid')).toBeVisible();
    await expect(canvas.getByText('Aarav Mehta')).toBeVisible();
    await expect(canvas.getByText('Endorsed skill')).toBeVisible();
    await expect(canvas.getByText('18 November 2026')).toBeVisible();
    await expect(args.onCheck).toHaveBeenCalledWith({ credential });
    await performGuide(context);
  },
};

export const Revoked: Story = {
  args: {
    onCheck: fn(async () => aCredentialCheck({ verdict: 'revoked', says: valid.says && { ...valid.says, revoked_at: RECORD_SHARED_AT } })),
  },
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('This institute has issued it, and has taken it back since.')).toBeVisible();
  },
};

export const Changed: Story = {
  args: { onCheck: fn(async () => aCredentialCheck({ verdict: 'changed', says: null })) },
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('Something in it was changed, or this institute has never signed it.')).toBeVisible();
  },
};

export const UnknownIssuer: Story = {
  args: { onCheck: fn(async () => aCredentialCheck({ verdict: 'unknown-issuer', says: null })) },
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('Another issuer is named in it. Ask there whether it is genuine.')).toBeVisible();
  },
};

export const NoCredential: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await check(context, 'Dear sir or madam');
    await expect(canvas.getByRole('textbox', { name: 'Credential' })).toHaveAccessibleDescription(
      /This is no credential. Paste all of its file./,
    );
    await expect(canvas.getByRole('textbox', { name: 'Credential' })).toHaveValue('Dear sir or madam');
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const FromAFile: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = JSON.stringify(credential);
    const input = canvas.getByLabelText(/Choose a file/, { selector: 'input' });
    await userEvent.upload(input, new File([text], 'credential.json', { type: 'application/json' }));
    await expect(await canvas.findByDisplayValue(text)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    onCheck: fn(async () => {
      throw new RefusedSubmission('That was too often. Please wait a moment.');
    }),
  },
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('That was too often. Please wait a moment.')).toBeVisible();
  },
};

export const Checking: Story = {
  args: { onCheck: fn(() => new Promise<CredentialCheck>(() => {})) },
  play: async (context) => {
    await check(context);
    await performGuide(context);
  },
};

export const OnAPhone: Story = {
  args: {
    onCheck: fn(async () =>
      aCredentialCheck({
        says: valid.says && {
          ...valid.says,
          title: 'Coordination of intercollegiate symposia on autonomous navigation, swarm robotics and machine vision',
        },
      }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: (context) => check(context),
};
