import { aCredential, aCredentialCheck, RECORD_SHARED_AT } from '@quad/domain/fixtures';
import type { CredentialCheck } from '@quad/domain/records';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  act,
  callsWith,
  hasDescription,
  hasValue,
  lacksText,
  neverCalls,
  plays,
  sees,
  seesRole,
  sequence,
  shows,
  types,
} from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
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

export const Default: Story = { play: performTables };

export const Valid: Story = plays(
  (context) => check(context, `\n${JSON.stringify(credential, null, 2)}\n`),
  sees('Valid', 'Aarav Mehta', 'Endorsed skill', '18 November 2026'),
  callsWith('onCheck', credential),
  performTables,
);

export const Revoked: Story = {
  args: {
    onCheck: fn(async () => aCredentialCheck({ verdict: 'revoked', says: valid.says && { ...valid.says, revoked_at: RECORD_SHARED_AT } })),
  },
  play: sequence(check, sees('This institute issued it and has since revoked it.')),
};

export const Changed: Story = {
  args: { onCheck: fn(async () => aCredentialCheck({ verdict: 'changed', says: null })) },
  play: sequence(check, sees('It was changed, or this institute never signed it.')),
};

export const UnknownIssuer: Story = {
  args: { onCheck: fn(async () => aCredentialCheck({ verdict: 'unknown-issuer', says: null })) },
  play: sequence(check, sees('Another issuer is named in it. Ask there whether it is genuine.')),
};

export const NoCredential: Story = plays(
  (context) => check(context, 'Dear sir or madam'),
  hasDescription('textbox', 'Credential', /This is not a credential. Paste the whole file./),
  hasValue('textbox', 'Credential', 'Dear sir or madam'),
  neverCalls('onCheck'),
);

export const FromAFile: Story = plays(async ({ canvas, userEvent }) => {
  const text = JSON.stringify(credential);
  const input = canvas.getByLabelText(/Choose a file/, { selector: 'input' });
  await userEvent.upload(input, new File([text], 'credential.json', { type: 'application/json' }));
  await expect(await canvas.findByDisplayValue(text)).toBeVisible();
});

export const Checking: Story = shows({ onCheck: fn(() => new Promise<CredentialCheck>(() => {})) }, check, performTables);

const checking = Promise.withResolvers<CredentialCheck>();

/** The verdict on a text that was replaced meanwhile is not shown above the new text. */
export const ReplacedWhileChecking: Story = act(
  { args: { onCheck: fn(() => checking.promise) } },
  check,
  types('Credential', ' '),
  () => checking.resolve(valid),
  seesRole('button', 'Check'),
  lacksText('Valid'),
);

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
  play: check,
};
