import { credentials } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aCredential, aCredentialCheck, RECORD_SHARED_AT } from '@quad/domain/fixtures';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { VerifyPage } from './VerifyPage.tsx';

const meta = {
  title: 'Pages/Records/VerifyPage',
  component: VerifyPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/verify" />,
  beforeEach: backend(() => scenarios.signedOut()),
} satisfies Meta<typeof VerifyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function check({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Credential' }));
  await userEvent.paste(JSON.stringify(aCredential()));
  await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check a credential' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Credential' })).toBeVisible();
  },
};

export const Valid: Story = {
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('Valid')).toBeVisible();
    await expect(await context.canvas.findByText('Aarav Mehta')).toBeVisible();
  },
};

export const Revoked: Story = {
  beforeEach: backend(() => {
    const { says } = aCredentialCheck();
    const answer = aCredentialCheck({ verdict: 'revoked', says: says && { ...says, revoked_at: RECORD_SHARED_AT } });
    return [mock(credentials.verify).ok(answer), ...scenarios.signedOut()];
  }),
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('This institute has issued it, and has taken it back since.')).toBeVisible();
  },
};

export const Changed: Story = {
  beforeEach: backend(() => [mock(credentials.verify).ok(aCredentialCheck({ verdict: 'changed', says: null })), ...scenarios.signedOut()]),
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('Not genuine')).toBeVisible();
  },
};

export const UnknownIssuer: Story = {
  beforeEach: backend(() => [
    mock(credentials.verify).ok(aCredentialCheck({ verdict: 'unknown-issuer', says: null })),
    ...scenarios.signedOut(),
  ]),
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('Of somebody else')).toBeVisible();
  },
};

export const Busy: Story = {
  beforeEach: backend(() => [mock(credentials.verify).loading(), ...scenarios.signedOut()]),
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByRole('button', { name: 'Checking...' })).toBeVisible();
  },
};

export const Refused: Story = {
  beforeEach: backend(() => [mock(credentials.verify).fails(429, 'That was too often. Please wait a moment.'), ...scenarios.signedOut()]),
  play: async (context) => {
    await check(context);
    await expect(await context.canvas.findByText('That was too often. Please wait a moment.')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Valid, globals: { viewport: { value: 'phone' } } };
