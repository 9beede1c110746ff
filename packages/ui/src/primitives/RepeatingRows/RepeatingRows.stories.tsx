import type { Meta, StoryObj } from '@storybook/react-vite';
import { useFieldArray, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { act, hasFocus, lacks, presses } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { guide } from './RepeatingRows.guide.tsx';
import { RepeatingRows } from './RepeatingRows.tsx';

const onSend = fn();

const INSTAGRAM = { platform: 'Instagram', url: 'https://instagram.example/robotics' };

type LinksProps = { links: (typeof INSTAGRAM)[]; error?: string; maxRows?: number };

function SocialLinks({ links, error, maxRows }: LinksProps) {
  const { register, control, handleSubmit } = useForm({ defaultValues: { links } });
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <Field label="Social media" group error={error}>
        <RepeatingRows
          rows={fields}
          rowName="Social link"
          addText="Add social link"
          maxRows={maxRows}
          onAdd={() => append({ platform: '', url: '' })}
          onRemove={(index) => remove(index)}
        >
          {(_row, { index }) => (
            <>
              <Field label="Platform">
                <TextInput {...register(`links.${index}.platform`)} />
              </Field>
              <Field label="URL">
                <TextInput inputMode="url" {...register(`links.${index}.url`)} />
              </Field>
            </>
          )}
        </RepeatingRows>
      </Field>
      <Button type="submit">Submit</Button>
    </form>
  );
}

const meta = {
  title: 'Primitives/RepeatingRows',
  component: SocialLinks,
  args: { links: [INSTAGRAM] },
  parameters: { guide: () => guide },
} satisfies Meta<typeof SocialLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };
export const Empty: Story = { args: { links: [] }, play: performTables };
export const Full: Story = { args: { links: [INSTAGRAM, INSTAGRAM], maxRows: 2 }, play: lacks('button', 'Add social link') };
export const Invalid: Story = { args: { error: 'Write the address of the page.' }, play: performTables };

export const AddedAndAllRemoved: Story = act(
  { args: { links: [INSTAGRAM, { platform: 'Videos', url: '' }] } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add social link' }));
    const added = canvas.getByRole('group', { name: 'Social link 3' });
    await expect(added).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('Forum');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove social link 1' }));
    await expect(canvas.getByRole('group', { name: 'Social link 1' })).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(onSend).toHaveBeenLastCalledWith({
      links: [
        { platform: 'Videos', url: '' },
        { platform: 'Forum', url: '' },
      ],
    });
  },
  presses('Remove social link 1'),
  presses('Remove social link 1'),
  hasFocus('button', 'Add social link'),
);
