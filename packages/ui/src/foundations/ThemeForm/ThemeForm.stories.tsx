import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ThemeForm } from './ThemeForm.tsx';

const meta = {
  title: 'Foundations/ThemeForm',
  component: ThemeForm,
  tags: ['!autodocs', '!manifest'],
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
} satisfies Meta<typeof ThemeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All 58 pairs of colors have enough contrast by day and at night.');
    await expect(canvas.getByRole('link', { name: 'Save own.css' })).toHaveAttribute('href', expect.stringContaining('data-theme'));
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
};

/** Refused while typing, with the message of `quad-tokens` and without files to save. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Further tokens' }));
    await userEvent.paste('{ "color": { "text": { "muted": { "$type": "color", "$value": "#aaaaaa" } } } }');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'By day: Hints and captions on a card (text.muted on surface: #aaaaaa on #fafdfc) has a contrast of 2.27 and needs 4.5.',
    );
    await expect(canvas.queryByRole('link', { name: 'Save own.css' })).not.toBeInTheDocument();
  },
};

/** The URL contains the theme, so that it can be shared. */
export const Shared: Story = {
  tags: ['act'],
  beforeEach: () => history.replaceState(history.state, '', '#name=shore&brand=%237a1f3d&tokens='),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveValue('#7a1f3d');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 's');
    await waitFor(() => expect(location.hash).toBe('#name=shores&brand=%237a1f3d&tokens='));
    await expect(canvas.getByRole('link', { name: 'Its address' })).toHaveAttribute('href', location.hash);
  },
};
