import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, hasAttribute, lacks, plays, sees, seesRole, sequence } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './TrendRangeChart.guide.tsx';
import { TrendRangeChart } from './TrendRangeChart.tsx';

/** January 2022 to October 2026. */
const YEARS = Array.from({ length: 58 }, (_, index) => ({
  year: 2022 + Math.floor(index / 12),
  month: (index % 12) + 1,
  value: Math.round(70 + 30 * Math.sin(index / 2) + ((index * 37) % 23)),
}));

const meta = {
  title: 'Charts/TrendRangeChart',
  component: TrendRangeChart,
  decorators: [inCard],
  args: {
    title: 'Participation since 2022',
    data: YEARS,
    measure: { name: 'Participation', one: 'participant', other: 'participants' },
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof TrendRangeChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesRole('application', 'Participation since 2022'), performTables) };

export const ByKeyboard: Story = plays(seesRole('application', 'Participation since 2022'), performTables, sees(/in September 2026/));

/** Without figures there is no range to choose. */
export const Empty: Story = {
  args: { data: [], empty: 'The trend begins with the first event that is completed.' },
  play: sequence(sees('Nothing to show yet'), lacks('slider')),
};

/** At most 36 months are shown: an end cannot be moved further. */
export const Types: Story = act(async (context) => {
  const { canvas } = context;
  const from = await canvas.findByLabelText('From', { selector: 'input' });
  const to = canvas.getByLabelText('To', { selector: 'input' });
  await expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual(['2025-11-01', '2026-10-31']);
  await fireEvent.change(to, { target: { value: '2026-03-12' } });
  await expect(to).toHaveValue('2026-03-31');
  await sees(/in March 2026/)(context);
  await fireEvent.change(from, { target: { value: '2022-02-01' } });
  await expect(from).toHaveValue('2023-04-01');
  await fireEvent.change(from, { target: { value: '0202-02-01' } });
  await hasAttribute('slider', 'From', 'aria-valuetext', 'April 2023')(context);
});

/** Moves an end, then the whole window. */
export const ByPointer: Story = act(async (context) => {
  const { canvas, userEvent } = context;
  const slider = await canvas.findByRole('slider', { name: 'From' });
  const { left, width, top } = slider.getBoundingClientRect();
  const at = (x: number) => ({ clientX: x, clientY: top + 10 });
  const x = left + width / 2;
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: slider, coords: at(x) },
    { target: slider, coords: at(x - 200) },
    { keys: '[/MouseLeft]', target: slider, coords: at(x - 200) },
  ]);
  await expect(slider).not.toHaveAttribute('aria-valuetext', 'November 2025');
  const first = slider.getAttribute('aria-valuetext');
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: slider, coords: at(x - 100) },
    { target: slider, coords: at(x - 150) },
    { keys: '[/MouseLeft]', target: slider, coords: at(x - 150) },
  ]);
  await expect(slider).not.toHaveAttribute('aria-valuetext', first);
  await expect(canvas.getByRole('slider', { name: 'To' })).not.toHaveAttribute('aria-valuetext', 'October 2026');
});

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <TrendRangeChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <TrendRangeChart {...args} title="Right to left" />
      </div>
      <TrendRangeChart {...args} months={36} title="Distinct participants of completed events of all councils and clubs of the institute" />
    </Stack>
  ),
};
