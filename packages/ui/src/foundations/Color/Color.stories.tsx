import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plays } from '../../plays.ts';
import { THEMES } from '../../themes/themes.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { Palette } from './Palette.tsx';
import { SeriesBySight } from './SeriesBySight.tsx';

const meta = {
  title: 'Foundations/Color',
  component: Palette,
  args: { theme: 'light' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText('tone.info.surface').parentElement).toHaveTextContent(THEMES.light.color.tone.info.surface),
};

export const AtNight: Story = { args: { theme: 'dark' } };
export const HighContrast: Story = { args: { theme: 'high-contrast' } };

export const TextContrast: Story = plays({ render: () => <ContrastTable kind="text" /> }, async ({ canvas, userEvent }) => {
  const row = canvas.getByRole('row', { name: /^action\.primary [\d.]/ });
  await expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => Number.parseFloat(cell.textContent?.replace('Aa', '') ?? '')),
  ).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: /^light/ }));
  const ratios = canvas
    .getAllByRole('row')
    .slice(1)
    .map((each) => Number.parseFloat(within(each).getAllByRole('cell')[0]?.textContent?.replace('Aa', '') ?? ''));
  await expect(ratios).toEqual(ratios.toSorted((one, other) => one - other));
  await expect(ratios[0]).toBeGreaterThanOrEqual(4.5);
});

export const ControlContrast: Story = { render: () => <ContrastTable kind="control" /> };

export const SeriesForEverybody: Story = plays({ render: () => <SeriesBySight /> }, async ({ canvas, userEvent }) => {
  for (const sight of ['Protanopia', 'Deuteranopia', 'Tritanopia']) {
    await userEvent.click(canvas.getByRole('button', { name: sight }));
    const said = canvas.getAllByText(/^Closest: \d and \d, [\d.]+ apart/);
    await expect(said).toHaveLength(3);
    for (const { textContent } of said) {
      await expect(Number(textContent?.match(/, ([\d.]+) apart/)?.[1])).toBeGreaterThanOrEqual(8);
    }
  }
});
