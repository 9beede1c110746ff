import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsTimes, hasFocus, onPage, plays, presses, seesRole } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { guide } from './Dialog.guide.tsx';
import { DIALOG_SIZES, Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { guide: () => guide, frame: 'overlay' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Request a Room',
    description: 'Line Follower Championship',
    children: (
      <form id="room-form">
        <Field label="Room/Venue Name" required>
          <TextInput name="room" placeholder="e.g. Main Auditorium" />
        </Field>
      </form>
    ),
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary" type="submit" form="room-form">
          Submit Request
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(onPage(seesRole('dialog', 'Request a Room'), hasFocus('textbox', 'Room/Venue Name')), performTables);

function OneOfEachSize(args: DialogProps) {
  const [size, setSize] = useState<DialogProps['size']>();
  return (
    <Stack align="start">
      {DIALOG_SIZES.map((each) => (
        <Button key={each} onClick={() => setSize(each)}>
          {each}
        </Button>
      ))}
      <Dialog {...args} size={size} open={size !== undefined} onOpenChange={() => setSize(undefined)} />
    </Stack>
  );
}

export const Sizes: Story = { render: (args) => <OneOfEachSize {...args} />, play: performTables };

/** A press in another dialog, here one that Radix does not know of, closes nothing; a press on the backdrop and one on the cross do. */
export const UnderAnother: Story = act(
  async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Request a Room' });
    const beside = dialog.parentElement ?? document.body;
    await userEvent.click(beside);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    const above = document.createElement('div');
    above.role = 'dialog';
    beside.append(above);
    await userEvent.click(above);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    above.remove();
  },
  onPage(presses('Close'), callsTimes(2, 'onOpenChange')),
);

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => `Request ${index + 1}: Main Auditorium, 6:30 pm`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1);
    await expect(screen.getByRole('button', { name: 'Submit Request' })).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'Requests for: Inter-hostel debate on whether the library should stay open through the night', footer: undefined },
};
