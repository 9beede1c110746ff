import { aPublicPage, aPublicUnitPage } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { act, callsWith, lacks, plays, presses, sees, seesRole } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { PublicPageDialog } from './PublicPageDialog.tsx';

const tables = {
  keyboard: [key('{Enter}', { role: 'button', name: 'Make public' }, 'Makes the page public.', { calls: 'onPublicChange' })],
  screenReader: [
    {
      part: 'Dialog',
      role: 'dialog',
      name: 'Public page',
      description: 'Nobody outside the portal sees it. This is what will be public.',
    },
    { part: 'Preview', role: 'region', name: 'What will be public' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Public pages/PublicPageDialog',
  component: PublicPageDialog,
  parameters: { tables, frame: 'overlay' },
  args: { page: aPublicPage(), onRetry: fn(), onPublicChange: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof PublicPageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(sees('What will be public', 'Few places left'), lacks('textbox', 'Address'), performTables);

export const PublicUnit: Story = act(
  { args: { page: aPublicUnitPage({ is_public: true, version: 1 }) } },
  seesRole('textbox', 'Address'),
  seesRole('link', 'Open the page'),
  sees('Next events', 'robotics@campus.example'),
  presses('Make private'),
  callsWith('onPublicChange', false),
);
