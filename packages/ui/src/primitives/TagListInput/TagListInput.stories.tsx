import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { guide } from './TagListInput.guide.tsx';
import { TagListInput } from './TagListInput.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Primitives/TagListInput',
  component: TagListInput,
  args: { itemName: 'Sponsor', addText: 'Add sponsor', onValueChange: fn() },
  render: (args) => (
    <Field label="Sponsors" isGroup>
      <TagListInput {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof TagListInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performGuide };

export const Filled: Story = { args: { defaultValue: ['Acme Robotics', 'Globex'] } };

export const Full: Story = {
  args: { defaultValue: ['Acme Robotics', 'Globex'], maxItems: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add sponsor' })).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { itemName: 'Responsibility', addText: 'Add responsibility' },
  render: (args) => (
    <Field label="Responsibilities" isGroup isRequired error="At least one responsibility is required.">
      <TagListInput {...args} />
    </Field>
  ),
  play: performGuide,
};

export const TypedWithEnter: Story = {
  tags: ['act'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Sponsor 1' }), 'Acme{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Sponsor 2' })).toHaveFocus();
    await userEvent.keyboard('Globex');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Acme', 'Globex']);
  },
};

export const LastRemovedIsCleared: Story = {
  tags: ['act'],
  args: { defaultValue: ['Acme', 'Globex'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sponsor 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Globex']);
    await expect(canvas.getByRole('textbox', { name: 'Sponsor 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sponsor 1' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['']);
    await expect(canvas.getByRole('textbox', { name: 'Sponsor 1' })).toHaveValue('');
  },
};

const onSend = fn();

function FormWithSponsors() {
  const { control, handleSubmit } = useForm({ defaultValues: { sponsors: ['Acme'] } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <Stack>
        <Field label="Sponsors" isGroup>
          <Controller
            control={control}
            name="sponsors"
            render={({ field: { onChange, ...field } }) => (
              <TagListInput itemName="Sponsor" addText="Add sponsor" {...field} onValueChange={onChange} />
            )}
          />
        </Field>
        <Button type="submit">Submit</Button>
      </Stack>
    </form>
  );
}

export const InForm: Story = {
  tags: ['act'],
  render: () => <FormWithSponsors />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add sponsor' }));
    await userEvent.keyboard('Globex');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(onSend).toHaveBeenLastCalledWith({ sponsors: ['Acme', 'Globex'] });
  },
};
