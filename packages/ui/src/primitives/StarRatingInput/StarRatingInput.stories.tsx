import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsOnce, hasFocus, is, keys, presses } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './StarRatingInput.guide.tsx';
import { StarRatingInput } from './StarRatingInput.tsx';

const meta = {
  title: 'Primitives/StarRatingInput',
  component: StarRatingInput,
  args: { onChange: fn(), onValueChange: fn() },
  render: (args) => (
    <Field label="Rating" group>
      <StarRatingInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof StarRatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Rated: Story = { args: { defaultValue: 3 }, play: performTables };
export const RightToLeft: Story = { args: { defaultValue: 2 }, globals: { direction: 'rtl' } };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Rating" group required error="Choose 1 to 5 stars.">
      <StarRatingInput {...args} />
    </Field>
  ),
  play: performTables,
};

export const ByPointer: Story = act(presses('4 stars', 'radio'), is('checked', 'radio', '4 stars'), callsOnce('onChange'));

export const ByKeyboard: Story = act(
  { args: { defaultValue: 3 } },
  keys('{Tab}'),
  hasFocus('radio', '3 stars'),
  keys('{ArrowRight}{ArrowRight}{ArrowRight}'),
  is('checked', 'radio', '1 star'),
);
