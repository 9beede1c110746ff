import { POINT_EXPORT_COLUMNS } from '@quad/domain/activity-points';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { neverCalls, presses, sees, seesRole, sequence } from '../../../plays.ts';
import { ExportPointsDialog } from './ExportPointsDialog.tsx';

const TERMS = [{ _id: 'term', name: 'Odd semester 2026', from: '2026-07-01', until: '2026-11-15' }];

const meta = {
  title: 'Features/Activity points/ExportPointsDialog',
  component: ExportPointsDialog,
  parameters: { frame: 'overlay' },
  args: { terms: TERMS, rules: [], onSubmit: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof ExportPointsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seesRole('dialog', 'Export a term') };

export const Exports: Story = {
  tags: ['act'],
  play: sequence(presses('Email', 'checkbox'), presses('Export'), async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      term_id: 'term',
      columns: POINT_EXPORT_COLUMNS.filter((column) => column !== 'email'),
    });
  }),
};

export const NoColumns: Story = {
  play: sequence(
    ...POINT_EXPORT_COLUMNS.map((_, index) => async ({ canvas, userEvent }: Parameters<ReturnType<typeof presses>>[0]) => {
      const box = (await canvas.findAllByRole('checkbox'))[index];
      if (box) await userEvent.click(box);
    }),
    presses('Export'),
    sees('Choose columns of the list.'),
    neverCalls('onSubmit'),
  ),
};
