import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsOnce, callsTimes, callsWith, hasAttribute, hasValue, lastCallsWith, presses, retypes, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './OneTimeCode.guide.tsx';
import { OneTimeCode } from './OneTimeCode.tsx';

const meta = {
  title: 'Primitives/OneTimeCode',
  component: OneTimeCode,
  args: { onComplete: fn(), onChange: fn() },
  render: (args) => (
    <Field label="Code" hint="Six digits, sent to meera@campus.example">
      <OneTimeCode {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof OneTimeCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(performTables, callsWith('onComplete', '012345'), hasAttribute('textbox', undefined, 'autocomplete', 'one-time-code')),
};

export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Filled">
        <OneTimeCode {...args} defaultValue="840317" />
      </Field>
      <Field label="Disabled">
        <OneTimeCode {...args} defaultValue="840317" disabled />
      </Field>
      <Field label="Of eight digits">
        <OneTimeCode {...args} length={8} defaultValue="84031722" />
      </Field>
      <Field label="With an error" error="This code is not the one that was sent.">
        <OneTimeCode {...args} defaultValue="840317" />
      </Field>
    </Stack>
  ),
  play: performTables,
};

/** When a whole message is pasted, only the digits are kept. Digits of a Devanagari keyboard count as well. */
export const PastedAndTypedInOtherDigits: Story = act(
  presses('Code', 'textbox'),
  ({ userEvent }) => userEvent.paste('Your code: 840 317.'),
  hasValue('textbox', 'Code', '840317'),
  callsOnce('onComplete'),
  callsWith('onComplete', '840317'),
  retypes('Code', '८४०３१७'),
  hasValue('textbox', 'Code', '840317'),
  callsTimes(2, 'onComplete'),
  lastCallsWith('onComplete', '840317'),
);

export const Narrow: Story = { args: { length: 8, defaultValue: '8403172' }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { args: { defaultValue: '8403' }, globals: { direction: 'rtl' } };
