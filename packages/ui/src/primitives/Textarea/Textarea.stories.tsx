import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { act, hasDescription, shows, types } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from './Textarea.guide.tsx';
import { Textarea } from './Textarea.tsx';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  decorators: [
    (Story) => (
      <Field label="Purpose/Description">
        <Story />
      </Field>
    ),
  ],
  parameters: { guide: () => guide },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Counted: Story = shows(
  { maxLength: 40, defaultValue: 'Rehearsal' },
  performTables,
  hasDescription('textbox', 'Purpose/Description', '9 of 40 characters'),
  types('Purpose/Description', ' of the play'),
  hasDescription('textbox', 'Purpose/Description', '21 of 40 characters'),
);

const submitted = fn((event: SubmitEvent) => event.preventDefault());

/** A form as in a dialog, whose submit button, busy or not, stands outside of it in the footer. */
const inForm = (loading: boolean): Pick<Story, 'beforeEach' | 'decorators'> => ({
  beforeEach: () => {
    submitted.mockClear();
    addEventListener('submit', submitted);
    return () => removeEventListener('submit', submitted);
  },
  decorators: [
    (Story) => (
      <>
        <form id="request">
          <Story />
        </form>
        <Button type="submit" form="request" loading={loading}>
          Submit
        </Button>
      </>
    ),
  ],
});

/** The form can be submitted by keyboard. */
export const SendsByKeys: Story = act(
  { args: { defaultValue: 'Two speakers were added.' }, ...inForm(false) },
  types('Purpose/Description', '{Enter}'),
  () => expect(submitted).not.toHaveBeenCalled(),
  types('Purpose/Description', '{Control>}{Enter}{/Control}'),
  () => expect(submitted).toHaveBeenCalledOnce(),
  types('Purpose/Description', '{Meta>}{Enter}{/Meta}'),
  () => expect(submitted).toHaveBeenCalledTimes(2),
);

export const SendsNothingWhileBusy: Story = act({ ...inForm(true) }, types('Purpose/Description', 'Light{Control>}{Enter}{/Control}'), () =>
  expect(submitted).not.toHaveBeenCalled(),
);

export const ManyLines: Story = { args: { rows: 8, defaultValue: 'Rehearsal\nLight check\nSound check' } };
