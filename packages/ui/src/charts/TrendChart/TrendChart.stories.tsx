import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, callsOnce, focuses, keys, lacks, plays, presses, says, sees, seesMany, seesRole, sequence, shows } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './TrendChart.guide.tsx';
import { TrendChart } from './TrendChart.tsx';

const VALUES = [41, 66, 48, 72, 90, 0, 58, 103, 64, 79, 72, 84];

/** The last of `VALUES` is for October 2026. */
function monthsOf(values: readonly number[]) {
  return values.map((value, index) => {
    const month = 2026 * 12 + 9 - (values.length - 1) + index;
    return { year: Math.floor(month / 12), month: (month % 12) + 1, value };
  });
}

const meta = {
  title: 'Charts/TrendChart',
  component: TrendChart,
  decorators: [inCard],
  args: {
    title: 'Participation over 12 months',
    data: monthsOf(VALUES),
    measure: { name: 'Participation', one: 'participant', other: 'participants' },
    until: { year: 2026, month: 10 },
    empty: 'The trend begins with the first event that is completed.',
    onRetry: fn(),
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('Participation rose to 84 in October 2026, from 72 in September.'),
  seesRole('application', 'Participation over 12 months'),
  sees('84 in Oct'),
  performTables,
);

export const Shapes: Story = {
  render: (args) => (
    <Stack gap="xl">
      <TrendChart {...args} title="Rising" data={monthsOf([1, 2, 4, 8, 12, 20, 30, 44, 60, 80, 100, 126])} />
      <TrendChart {...args} title="Falling" data={monthsOf([126, 100, 80, 60, 44, 30, 20, 12, 8, 4, 2, 1])} />
      <TrendChart {...args} title="Level" data={monthsOf(VALUES.map(() => 50))} />
      <TrendChart {...args} title="One peak" data={monthsOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12_345, 0])} />
      <TrendChart {...args} title="Only one month known" data={monthsOf([84])} />
    </Stack>
  ),
};

/** The loading, error and empty states that all charts share, and figures that are all zero. */
export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <TrendChart {...args} title="Loading" loading />
      <TrendChart {...args} title="Failed" error="Failed to load analytics data" />
      <TrendChart {...args} title="Empty" data={[]} />
      <TrendChart {...args} title="All zero" data={monthsOf(VALUES.map(() => 0))} />
    </Stack>
  ),
  play: sequence(sees('No participants from November 2025 to October 2026.'), presses('Retry'), callsOnce('onRetry')),
};

export const Many: Story = {
  args: { title: 'Participation over 36 months', months: 36, data: monthsOf([...VALUES, ...VALUES.toReversed(), ...VALUES]) },
};

/** Notes are marked at their month, announced with it, and listed in the table. */
export const Notes: Story = shows(
  {
    notes: [
      { year: 2026, month: 4, text: 'End-semester examinations' },
      { year: 2026, month: 10, text: 'Inter-college festival' },
    ],
  },
  sees('Inter-college festival', 'End-semester examinations'),
  focuses('button', 'Save'),
  keys('{Tab}'),
  says('October 2026: 84 participants. Inter-college festival', 'status'),
  presses('Show table'),
  seesRole('row', 'April 2026 0 End-semester examinations'),
  seesRole('columnheader', 'Notes'),
);

export const OneMonth: Story = { args: { months: 1, title: 'Participation this month' }, play: sees('84 participants in October 2026.') };
/** docs/specification/analytics.md#analytics-charts */
export const RangeTooLong: Story = {
  args: { months: 240 },
  play: sequence(says('240 months are too many to show month by month. Choose a range of at most 36 months.'), lacks('button', 'Retry')),
};

export const Table: Story = {
  play: sequence(presses('Show table'), seesMany(13, 'row'), seesRole('row', 'April 2026 0'), seesRole('columnheader', 'Participants')),
};

export const ByKeyboard: Story = plays(
  seesRole('application', 'Participation over 12 months'),
  performTables,
  sees('October 2026'),
  keys('{Escape}'),
  lacks('text', 'October 2026'),
  keys('{ArrowLeft}{Tab}'),
  ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
);

export const ByPointer: Story = act(async ({ canvas, userEvent }) => {
  const chart = await canvas.findByRole('application', { name: 'Participation over 12 months' });
  const { left, right, top } = chart.getBoundingClientRect();
  await userEvent.pointer({ target: chart, coords: { clientX: right - 10, clientY: top + 90 } });
  await expect(canvas.getByText('October 2026')).toBeVisible();
  await userEvent.pointer({ target: chart, coords: { clientX: left + 10, clientY: top + 90 } });
  await expect(canvas.getByText('November 2025')).toBeVisible();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application', { name: 'Participation over 12 months' });
    (await canvas.findByRole('button', { name: 'Save' })).focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('September 2026: 72 participants');
    // The first month is at the right edge: its marker stays on the page.
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('November 2025: 41 participants');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const chart = canvas.getByRole('application').getBoundingClientRect();
    for (const written of canvas.getAllByText('41 participants', { selector: '[aria-hidden] span' })) {
      const { left, right } = written.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(chart.left);
      await expect(right).toBeLessThanOrEqual(chart.right);
    }
  },
};

export const Resized: Story = {
  tags: ['act'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '30rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const chart = await canvas.findByRole('application', { name: 'Participation over 12 months' });
    const place = canvasElement.querySelector<HTMLElement>('[style]');
    if (!place) throw new Error('The story has no place of its own.');
    place.style.inlineSize = '18rem';
    await waitFor(() => expect(chart.querySelector('svg')).toHaveAttribute('width', '288'));
    place.style.inlineSize = '';
  },
};

/** In a narrow container, and with long names. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <TrendChart {...args} title="Narrow" />
      </div>
      <TrendChart
        {...args}
        title="Distinct participants of completed events of the Science and Technology Council and all of its clubs"
        data={monthsOf(VALUES.map((value) => value * 1_234_567))}
      />
    </Stack>
  ),
};
