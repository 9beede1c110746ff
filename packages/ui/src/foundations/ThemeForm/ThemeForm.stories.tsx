import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { act, hasAttribute, hasValue, lacks, plays, presses, says, seesMany, types } from '../../plays.ts';
import { ThemeForm } from './ThemeForm.tsx';

const meta = {
  title: 'Foundations/ThemeForm',
  component: ThemeForm,
  tags: ['!autodocs', '!manifest'],
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
} satisfies Meta<typeof ThemeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  says('All 58 pairs of colors have enough contrast by day and at night.', 'status'),
  hasAttribute('link', 'Save own.css', 'href', expect.stringContaining('data-theme')),
  seesMany(7, 'row'),
);

/** Refused while typing, with the message of `quad-tokens` and without files to save. */
export const Refused: Story = plays(
  presses('Further tokens', 'textbox'),
  ({ userEvent }) => userEvent.paste('{ "color": { "text": { "muted": { "$type": "color", "$value": "#aaaaaa" } } } }'),
  says('By day: Hints and captions on a card (text.muted on surface: #aaaaaa on #fafdfc) has a contrast of 2.27 and needs 4.5.'),
  lacks('link', 'Save own.css'),
);

/** The URL contains the theme, so that it can be shared. */
export const Shared: Story = act(
  { beforeEach: () => history.replaceState(history.state, '', '#name=shore&brand=%237a1f3d&tokens=') },
  hasValue('textbox', 'Brand', '#7a1f3d'),
  types('Name', 's'),
  () => waitFor(() => expect(location.hash).toBe('#name=shores&brand=%237a1f3d&tokens=')),
  hasAttribute('link', 'Its address', 'href', '#name=shores&brand=%237a1f3d&tokens='),
);
