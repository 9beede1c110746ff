import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plays, shows } from '../../plays.ts';
import { buildTheme } from '../../theming/buildTheme.ts';
import { INSTITUTES, Themes } from './Themes.tsx';

const meta = {
  title: 'Foundations/Themes',
  component: Themes,
  args: { scheme: 'light' },
  tags: ['!autodocs', '!manifest'],
} satisfies Meta<typeof Themes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The computed background colors of each institute's card and primary button, and the text color. */
function painted(canvas: HTMLElement) {
  return Object.values(INSTITUTES).map(({ name }) => {
    const card = within(canvas).getByRole('region', { name });
    const button = within(card).getByRole('button', { name: 'Submit Request' });
    const { fontFamily, borderTopLeftRadius } = getComputedStyle(button);
    return {
      card: getComputedStyle(card).backgroundColor,
      button: getComputedStyle(button).backgroundColor,
      isSerif: /(^|, )serif$/.test(fontFamily),
      corner: borderTopLeftRadius,
    };
  });
}

export const Default: Story = plays(async ({ canvasElement }) => {
  const looks = painted(canvasElement);
  await expect(new Set(looks.map(({ card }) => card)).size).toBe(3);
  await expect(looks.map(({ button }) => button)).toEqual(['rgb(11, 110, 79)', expect.any(String), expect.any(String)]);
  await expect(looks.map(({ isSerif }) => isSerif)).toEqual([false, true, false]);
  await expect(looks.map(({ corner }) => corner)).toEqual(['6px', '2px', '12px']);
  for (const [name, { file }] of Object.entries(INSTITUTES)) await expect(buildTheme(file, { name }).faults).toEqual([]);
});

export const AtNight: Story = shows({ scheme: 'dark' }, ({ canvasElement }) =>
  expect(new Set(painted(canvasElement).map(({ card }) => card)).size).toBe(3),
);
