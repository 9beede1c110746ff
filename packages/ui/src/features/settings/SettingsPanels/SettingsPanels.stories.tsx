import { DEFAULT_APPEARANCE } from '@quad/domain/appearance';
import { aPasskey } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsWith, hasAttribute, is, plays, presses, seesRole, sequence, shows } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { ChangePassword } from '../../accounts/ChangePassword/ChangePassword.tsx';
import { PasskeyList } from '../../accounts/PasskeyList/PasskeyList.tsx';
import { SessionList } from '../SessionList/SessionList.tsx';
import { SettingsPanels } from './SettingsPanels.tsx';

const LIKE_DEVICE = { role: 'radio', name: 'Same as the device' } as const;
const LIGHT = { role: 'radio', name: 'Light' } as const;

const tables = {
  keyboard: [
    {
      keys: '{ArrowRight}',
      on: LIKE_DEVICE,
      does: 'Moves to the next choice and takes it; it shows at once.',
      outcome: [{ focus: LIGHT }, { calls: 'onAppearanceChange' }],
    },
  ],
  screenReader: [
    { part: 'Panel', role: 'region', name: 'Look' },
    { part: 'Language', role: 'radiogroup', name: 'Language', story: 'InAnotherLanguage' },
    { part: 'Theme', role: 'radiogroup', name: 'Theme' },
    { part: 'How long messages stay', role: 'radiogroup', name: 'Short messages' },
    { part: 'Choice that is taken', role: 'radio', name: 'Comfortable', state: { checked: true } },
    { part: 'Sessions', role: 'heading', name: 'Where you are signed in', state: { level: 2 }, story: 'WithEverything' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Settings/SettingsPanels',
  component: SettingsPanels,
  parameters: { tables },
  args: { appearance: DEFAULT_APPEARANCE, onAppearanceChange: fn() },
} satisfies Meta<typeof SettingsPanels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(is('checked', 'radio', 'Comfortable'), performTables);

export const Chosen: Story = { args: { appearance: { theme: 'high-contrast', density: 'compact', motion: 'none', messages: 'kept' } } };

export const InAnotherLanguage: Story = {
  args: { language: 'en', onLanguageChange: fn() },
  play: sequence(is('checked', 'radio', 'English'), presses('हिन्दी', 'radio'), callsWith('onLanguageChange', 'hi'), performTables),
};

/** All settings that an institute can offer. */
export const WithEverything: Story = shows(
  {
    myDataHref: '/my-data',
    termsUrl: 'https://campus.example/terms',
    passkeys: <PasskeyList passkeys={[aPasskey()]} onRetry={fn()} onAdd={fn(async () => true)} onRemove={fn(async () => {})} />,
    password: <ChangePassword onSubmit={fn(async () => ({ message: 'Your password is changed.' }))} />,
    sessions: (
      <SessionList
        sessions={[
          {
            id: 's1',
            device: 'Firefox on Linux',
            created_at: '2026-11-20T03:30:00.000Z',
            last_seen_at: '2026-11-20T09:30:00.000Z',
            is_current: true,
          },
        ]}
        onRetry={fn()}
        onEnd={fn(() => Promise.resolve())}
      />
    ),
  },
  seesRole('heading', 'Where you are signed in'),
  hasAttribute('link', 'See my data', 'href', '/my-data'),
  seesRole('heading', 'About'),
  hasAttribute('link', 'Terms of use', 'href', 'https://campus.example/terms'),
  seesRole('heading', 'Passkeys'),
  seesRole('button', 'Add a passkey'),
  seesRole('heading', 'Password'),
  seesRole('button', 'Change password'),
  performTables,
);

export const ChoosesATheme: Story = act(
  presses('Dark', 'radio'),
  callsWith('onAppearanceChange', { ...DEFAULT_APPEARANCE, theme: 'dark' }),
);
