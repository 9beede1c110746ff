import type { Meta, StoryObj } from '@storybook/react-vite';
import { act, hasValue, is, typesInto } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './DateInput.guide.tsx';
import { DateInput } from './DateInput.tsx';

const meta = {
  title: 'Primitives/DateInput',
  component: DateInput,
  decorators: [
    (Story) => (
      <Field label="Date" required>
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Filled: Story = { args: { defaultValue: '2026-11-24' }, play: performTables };

export const Typed: Story = act(typesInto('Date', '2026-11-24'), hasValue('label', 'Date', '2026-11-24'), is('required', 'label', 'Date'));
