import { credentials } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aCredential } from '@quad/domain/fixtures';
import { sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = { play: sequence(seesTitle('Check a credential'), seesRole('textbox', 'Credential')) };

export const Busy: Story = shows(() => [mock(credentials.verify).loading()], check, seesRole('button', 'Checking...'));

export const Refused: Story = {
  beforeEach: backend(() => [mock(credentials.verify).fails(429, 'That was too often. Please wait a moment.')]),
  play: sequence(check, sees('That was too often. Please wait a moment.')),
};
