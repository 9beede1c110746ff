import type { Meta, StoryObj } from '@storybook/react-vite';
import { performTables } from '../../testing/performTables.ts';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu.tsx';
import { guide } from './TopBar.guide.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Dashboard/TopBar',
  component: TopBar,
  parameters: { guide: () => guide, frame: 'bar', layout: 'fullscreen' },
  args: { title: 'Welcome to the Events Section' },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <ProfileMenu name="Meera Iyer" items={[{ id: 'profile', label: 'My Profile', href: '#profile' }]} /> },
  play: performTables,
};

export const TitleOnly: Story = {};

export const WithSubtitle: Story = {
  args: { ...Default.args, title: 'Welcome, Aditi Sharma!', subtitle: 'B.Tech, Mechanical Engineering, Batch of 2024' },
};

/** Above a page that has its own heading. */
export const WithoutTitle: Story = { args: { ...Default.args, title: undefined } };

export const OnAPhone: Story = {
  args: { ...Default.args },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: performTables,
};
