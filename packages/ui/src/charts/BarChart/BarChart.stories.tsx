import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { act, type Context, loses, onPage, plays, presses, sees, seesRole, sequence } from '../../plays.ts';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './BarChart.guide.tsx';
import { BarChart } from './BarChart.tsx';

const UNITS = [
  { name: 'Robotics Club', value: 12 },
  { name: 'Music Club', value: 10 },
  { name: 'Cricket Club', value: 8 },
  { name: 'Coding Club', value: 7 },
  { name: 'Debating Society', value: 6 },
  { name: 'Dance Club', value: 5 },
];

const LONG_NAME = 'Society for the Promotion of Classical Indian Music, Dance and Drama among Students of Engineering';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  decorators: [inCard],
  args: {
    title: 'Position holders by unit',
    data: UNITS,
    unit: { one: 'position holder', other: 'position holders' },
    nameHeading: 'Unit',
    empty: 'Units appear when their first position is filled.',
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('Robotics Club leads with 12 of 48 position holders. The 5 largest of 6 are shown.'),
  seesRole('application', 'Position holders by unit'),
  performTables,
);

export const Shapes: Story = {
  render: (args) => (
    <Grid gap="xl" columns={{ phone: 1, desktop: 2 }}>
      <BarChart {...args} title="Five" data={UNITS.slice(0, 5)} />
      <BarChart {...args} title="One" data={UNITS.slice(0, 1)} />
      <BarChart {...args} title="Equal" data={UNITS.map((unit) => ({ ...unit, value: 4 }))} />
      <BarChart {...args} title="Far apart" data={UNITS.map((unit, index) => ({ ...unit, value: 10 ** (6 - index) }))} />
      <BarChart {...args} title="In an order of their own" data={UNITS.slice(0, 5).toReversed()} ordered />
      <BarChart {...args} title="All zero" data={UNITS.map((unit) => ({ ...unit, value: 0 }))} />
    </Grid>
  ),
  play: sees('No position holders yet. The 5 largest of 6 are shown.'),
};

/** Numbers are formatted for the campus's locale. */
export const WritesAsTheCampusDoes: Story = {
  args: { data: UNITS.slice(0, 2).map((unit, index) => ({ ...unit, value: 2_000_000 - index * 500_000 })) },
  render: (args) => (
    <UiProvider locale="de-DE">
      <BarChart {...args} />
    </UiProvider>
  ),
  play: sees('Robotics Club leads with 2.000.000 of 3.500.000 position holders.', '1.500.000'),
};

export const Many: Story = {
  args: { data: Array.from({ length: 200 }, (_, index) => ({ name: `Club ${index + 1}`, value: 200 - index })) },
};

export const Table: Story = {
  play: sequence(presses('Show table'), seesRole('table', 'Position holders by unit'), seesRole('row', 'Dance Club 5 10%')),
};

export const ByKeyboard: Story = { play: sequence(seesRole('application', 'Position holders by unit'), performTables) };

/** In a narrow container, and from right to left. */
export const Adapts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <div style={{ inlineSize: '15rem' }}>
        <BarChart {...args} title="Narrow" />
      </div>
      <div dir="rtl">
        <BarChart {...args} title="Right to left" />
      </div>
      <BarChart
        {...args}
        title="Long names"
        data={UNITS.map((unit, index) => ({ ...unit, id: unit.name, name: index % 2 === 0 ? LONG_NAME : unit.name }))}
      />
    </Stack>
  ),
};

/** The name and content of the file that the browser is asked to save. */
async function saveAs(format: string, { canvas, userEvent }: Context): Promise<{ name: string; file: Blob }> {
  const made = spyOn(URL, 'createObjectURL');
  const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: `Save as ${format}` }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  const { download } = followed.mock.contexts[0] as HTMLAnchorElement;
  const file = made.mock.calls[0]?.[0] as Blob;
  followed.mockRestore();
  made.mockRestore();
  return { name: download, file };
}

/**
 * Each file has the title and the date in its name, and contains a drawing that is styled by attributes, because the classes of the page
 * are not available in a file. As a table, only CSV is offered.
 */
export const Saves: Story = act(
  { args: { data: UNITS.slice(0, 2) } },
  async (context) => {
    const csv = await saveAs('CSV', context);
    await expect(csv.name).toMatch(/^Position holders by unit, 2026-\d\d-\d\d\.csv$/);
    await expect(await csv.file.text()).toBe('Unit,Position holders,Share\r\nRobotics Club,12,55%\r\nMusic Club,10,45%\r\n');
    const svg = await saveAs('SVG', context);
    await expect(svg.name).toMatch(/\.svg$/);
    const drawing = new DOMParser().parseFromString(await svg.file.text(), 'image/svg+xml').documentElement;
    const words = [...drawing.querySelectorAll('text')].map((text) => text.textContent);
    await expect(words).toEqual(['Position holders by unit', expect.stringMatching(/2026$/), 'Robotics Club', '12', 'Music Club', '10']);
    await expect(drawing.querySelector('desc')?.textContent).toBe('Robotics Club leads with 12 of 22 position holders.');
    await expect(drawing.querySelectorAll('[class], [style]')).toHaveLength(0);
    await expect(drawing.querySelector('svg rect')?.getAttribute('fill')).toMatch(/^rgb/);
    const { width, height } = await createImageBitmap((await saveAs('PNG', context)).file);
    await expect([width, height]).toEqual(['width', 'height'].map((side) => Math.ceil(Number(drawing.getAttribute(side)) * 2)));
  },
  onPage(loses('menu')),
  presses('Show table'),
  presses('Save'),
  async () => {
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
);
