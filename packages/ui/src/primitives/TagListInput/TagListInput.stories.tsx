import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasFocus, hasValue, keys, lastCallsWith, presses, seesMany, sequence, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './TagListInput.guide.tsx';
import { TagListInput } from './TagListInput.tsx';

const meta = {
  title: 'Primitives/TagListInput',
  component: TagListInput,
  args: { itemName: 'Sponsor', addText: 'Add sponsor', onValueChange: fn() },
  render: (args) => (
    <Field label="Sponsors" group>
      <TagListInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof TagListInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Filled" group>
        <TagListInput {...args} defaultValue={['Acme Robotics', 'Globex']} />
      </Field>
      <Field label="Full" group>
        <TagListInput {...args} defaultValue={['Acme Robotics', 'Globex']} maxItems={2} />
      </Field>
      <Field label="Responsibilities" group required error="At least one responsibility is required.">
        <TagListInput {...args} itemName="Responsibility" addText="Add responsibility" />
      </Field>
    </Stack>
  ),
  play: sequence(seesMany(1, 'button', 'Add sponsor'), performTables),
};
export const TypedWithEnterThenRemoved: Story = act(
  types('Sponsor 1', 'Acme{Enter}'),
  hasFocus('textbox', 'Sponsor 2'),
  keys('Globex'),
  ({ args }) => expect(args.onValueChange).toHaveBeenLastCalledWith(['Acme', 'Globex']),
  presses('Remove sponsor 1'),
  lastCallsWith('onValueChange', ['Globex']),
  hasFocus('textbox', 'Sponsor 1'),
  presses('Remove sponsor 1'),
  lastCallsWith('onValueChange', ['']),
  hasValue('textbox', 'Sponsor 1', ''),
);
