import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { act, loses, onPage, plays, presses, says, sees, sequence } from '../../plays.ts';
import { performTables } from '../../testing/performTables.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './Toast.guide.tsx';
import { ToastHost } from './Toast.tsx';
import { currentToasts, dismissToast, setPersistent, showToast, TOAST_TONES } from './toastStore.ts';

function dismissAll(): void {
  for (const { id } of currentToasts()) {
    dismissToast(id);
  }
}

/** `showToast` shows the outcome of an action at the top right. Use ErrorState instead where content is missing. */
const meta = {
  title: 'Primitives/Toast',
  component: ToastHost,
  parameters: { guide: () => guide, frame: 'overlay' },
  beforeEach: () => dismissAll,
  render: () => (
    <Inline>
      {TOAST_TONES.map((tone) => (
        <Button key={tone} onClick={() => showToast({ tone, description: `A message: ${tone}` })}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: performTables };

export const Shown: Story = plays(async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'positive' }));
  const region = await screen.findByRole('region', { name: /notifications/i });
  await expect(await within(region).findByText('A message: positive')).toBeVisible();
  const viewport = within(region).getByRole('list').getBoundingClientRect();
  await expect([viewport.top, viewport.right]).toEqual([0, document.documentElement.clientWidth]);
  await performTables(context);
});

export const Tones: Story = plays({ parameters: { frame: 'opened' } }, async ({ canvas, userEvent }) => {
  for (const tone of TOAST_TONES) {
    await userEvent.click(canvas.getByRole('button', { name: tone }));
  }
  await expect(await screen.findByText('A message: critical')).toBeVisible();
});

export const Urgent: Story = {
  render: () => (
    <Button onClick={() => showToast({ tone: 'positive', description: 'Event created successfully!', priority: 'high' })}>Show</Button>
  ),
  play: sequence(presses('Show'), onPage(says('Event created successfully!')), performTables),
};

export const Dismissed: Story = act(presses('critical'), onPage(sees('A message: critical'), presses('Dismiss')), () =>
  waitFor(() => expect(screen.queryByText('A message: critical')).not.toBeInTheDocument()),
);

export const GoneByItself: Story = {
  tags: ['act'],
  beforeEach: () => setPersistent(false),
  render: () => <Button onClick={() => showToast({ description: 'Login successful!', durationMs: 150 })}>Show</Button>,
  play: sequence(presses('Show'), onPage(sees('Login successful!')), () =>
    waitFor(() => expect(screen.queryByText('Login successful!')).not.toBeInTheDocument()),
  ),
};

/** A toast stays while it is hovered, and for users who need more time: a setting of the portal marks the page. */
export const WaitsWhileHovered: Story = act(
  {
    beforeEach: () => {
      setPersistent(false);
      return () => delete document.documentElement.dataset.messages;
    },
    render: () => <Button onClick={() => showToast({ description: 'Read me in peace', durationMs: 400 })}>Show</Button>,
  },
  presses('Show'),
  async ({ userEvent }) => userEvent.hover(await screen.findByText('Read me in peace')),
  () => new Promise((resolve) => setTimeout(resolve, 700)),
  onPage(sees('Read me in peace'), presses('Dismiss'), loses('text', 'Read me in peace')),
  () => (document.documentElement.dataset.messages = 'kept'),
  presses('Show'),
  onPage(sees('Read me in peace')),
  () => new Promise((resolve) => setTimeout(resolve, 700)),
  onPage(sees('Read me in peace')),
);
