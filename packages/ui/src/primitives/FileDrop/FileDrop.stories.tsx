import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, plays, sees, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Field } from '../Field/Field.tsx';
import { guide } from './FileDrop.guide.tsx';
import { FileDrop, type FileDropItem, type FileDropProps } from './FileDrop.tsx';

const FILES: readonly FileDropItem[] = [
  { id: 'a', name: 'poster.png', size: 340 * 1024, progress: 1 },
  { id: 'b', name: 'plan.pdf', size: 1.9 * 1024 ** 2, progress: 0.6 },
  { id: 'c', name: 'budget.pdf', size: 12 * 1024, error: 'It could not be sent. Check the connection.' },
  { id: 'd', name: 'names.pdf', size: 900 },
];

function Stateful({ files: atFirst = [], onAdd, onRemove, ...rest }: FileDropProps) {
  const [files, setFiles] = useState(atFirst);
  const add: FileDropProps['onAdd'] = (added) => {
    onAdd(added);
    setFiles([...files, ...added.map(({ name, size }) => ({ id: name, name, size }))]);
  };
  const remove: FileDropProps['onRemove'] = (removed) => {
    onRemove?.(removed);
    setFiles(files.filter(({ id }) => id !== removed));
  };
  return <FileDrop {...rest} files={files} onAdd={add} onRemove={remove} />;
}

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    types: ['image/jpeg', 'image/png', 'application/pdf'],
    typesText: 'JPEG, PNG or PDF',
    maxBytes: 2 * 1024 ** 2,
    maxFiles: 5,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onReject: fn(),
  },
  render: (args) => (
    <Field label="Proofs" group>
      <Stateful {...args} />
    </Field>
  ),
  parameters: { guide: () => guide },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

function fileOf(name: string, type: string, bytes = 12): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

export const Default: Story = { play: performTables };
export const WithFiles: Story = { args: { files: FILES }, play: performTables };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Field label="Disabled" group>
        <FileDrop {...args} disabled />
      </Field>
      <Field label="With an error" group error="Add at least one proof.">
        <FileDrop {...args} />
      </Field>
    </Stack>
  ),
  play: performTables,
};

export const Chosen: Story = plays(async ({ args, canvas, userEvent }) => {
  const files = [fileOf('poster.png', 'image/png'), fileOf('plan.pdf', 'application/pdf', 3000)];
  await userEvent.upload(canvas.getByLabelText('Choose files'), files);
  await expect(args.onAdd).toHaveBeenCalledWith(files);
  await expect(canvas.getByText('plan.pdf')).toBeVisible();
  await expect(canvas.getByText('3 kB · waiting to be sent')).toBeVisible();
});

/** A drag event with files over the page, or their drop. */
function dragging(type: 'dragenter' | 'drop', files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
}

export const Dropped: Story = act(async ({ args, canvas }) => {
  const zone = canvas.getByRole('group', { name: 'Proofs' }).firstElementChild as HTMLElement;
  const files = [fileOf('poster.png', 'image/png')];
  await fireEvent(zone, dragging('dragenter', files));
  // React handles drag events with a lower priority, so the update may be delayed.
  await waitFor(() => expect(zone).toHaveAttribute('data-over'));
  await fireEvent(zone, dragging('drop', files));
  await waitFor(() => expect(zone).not.toHaveAttribute('data-over'));
  await expect(args.onAdd).toHaveBeenCalledOnce();
  await expect(canvas.getByText('poster.png')).toBeVisible();
});

/** Dropped files are validated like selected ones, because only the system's file dialog filters by type. */
export const Refused: Story = {
  args: { files: FILES, maxBytes: 1024 },
  play: sequence(async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Proofs' }).firstElementChild as HTMLElement;
    const files = [
      fileOf('song.mp3', 'audio/mpeg'),
      fileOf('scan.png', 'image/png', 2000),
      fileOf('one.png', 'image/png'),
      fileOf('two.png', 'image/png'),
    ];
    await fireEvent(zone, dragging('drop', files));
    const sentences = canvas.getByText(/song/).closest('[role="alert"]');
    await expect(sentences).toHaveTextContent('song.mp3 has the wrong type. Choose JPEG, PNG or PDF.');
    await expect(sentences).toHaveTextContent('scan.png is larger than 1 kB. Choose a smaller file.');
    await expect(sentences).toHaveTextContent('two.png is one file too many. The limit is 5.');
    await expect(args.onReject).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith([files[2]]);
  }, sees('one.png')),
};

export const Narrow: Story = {
  args: {
    files: [
      ...FILES,
      {
        id: 'e',
        name: 'einverstaendniserklaerung_aller_teilnehmenden_und_ihrer_eltern_2026.pdf',
        size: 80 * 1024,
        error: 'It could not be sent. Check the connection.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { args: { files: FILES }, globals: { direction: 'rtl' } };
