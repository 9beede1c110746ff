import { scenarios } from '@quad/api-client/mocks';
import { act } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { GensecDashboardPage } from './GensecDashboardPage.tsx';

const meta = {
  title: 'Pages/Dashboards/GensecDashboardPage',
  component: GensecDashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/gensec-tech" />,
  beforeEach: backend(scenarios.scitech),
} satisfies Meta<typeof GensecDashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function titled(name: string) {
  return async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('link')).toHaveLength(8);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Waits for you' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^All \d in the inbox$/ })).toHaveAttribute('href', '/inbox');
  };
}

export const Default: Story = { play: titled('GenSec SciTech Dashboard') };

export const OtherCategories: Story = {
  tags: ['act'],
  play: async ({ canvas, mount, msw }) => {
    for (const [path, scenario, name] of [
      ['/gensec-acad', scenarios.academic, 'GenSec Academic Dashboard'],
      ['/gensec-cult', scenarios.cultural, 'GenSec Cultural Dashboard'],
      ['/gensec-sport', scenarios.sports, 'GenSec Sports Dashboard'],
    ] as const) {
      msw.use(...scenario());
      await mount(<Portal key={path} path={path} />);
      await titled(name)({ canvas });
    }
  },
};

/** The filter is kept in the URL, so that back and reload restore the view. */
export const FilteredByAddress: Story = act({ render: () => <Portal path="/gensec-tech?filter=cosa" /> }, async ({ canvas, userEvent }) => {
  const places = () =>
    within(canvas.getByRole('tabpanel'))
      .getAllByRole('link')
      .map((link) => link.textContent);
  await canvas.findByRole('tabpanel');
  await expect(places()).toEqual(['Create Tenure', 'View COSA Records']);
  await userEvent.click(await canvas.findByRole('tab', { name: 'Bookings' }));
  await waitFor(() => expect(places()).toEqual(['Room Booking']));
});
