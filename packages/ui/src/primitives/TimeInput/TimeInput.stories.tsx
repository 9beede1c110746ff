import type { Meta, StoryObj } from '@storybook/react-vite';
import { act, hasValue, is, typesInto } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './TimeInput.guide.tsx';
import { TimeInput } from './TimeInput.tsx';

const meta = {
  title: 'Primitives/TimeInput',
  component: TimeInput,
  decorators: [
    (Story) => (
      <Field label="Time" required>
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof TimeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Filled: Story = { args: { defaultValue: '18:30' }, play: performTables };

export const Typed: Story = act(typesInto('Time', '18:30'), hasValue('label', 'Time', '18:30'), is('required', 'label', 'Time'));
