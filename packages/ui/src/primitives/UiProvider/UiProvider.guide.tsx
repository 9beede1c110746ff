import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { UiProvider } from './UiProvider.tsx';

const BUTTON = { role: 'button', name: 'Add Event' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'An app begins: it stands once around everything, and gets the router’s link, the zone, the language of numbers and the currency.',
    'A part of a page has a theme or a currency of its own.',
  ],
  useInstead: [
    { when: 'The frame of the portal is wanted, with navigation and bar', component: 'AppShell' },
    { when: 'Only one link leaves the router', component: 'Link' },
  ],
  anatomy: [
    { part: 'Part', is: 'an element around the children, with the theme and the direction that are given.' },
    { part: 'Place for what floats', is: 'where dialogs, menus and tooltips are put, so that they have the theme of what opened them.' },
    { part: 'Place for toasts', is: 'shows what `showToast` is told, at the top right.' },
    {
      part: 'Settings',
      is: 'the router’s link, and zone, locale, currency and messages, of which those not given are the ones of the provider around it. The link is a plain one where it is not given.',
    },
  ],
  dos: [
    {
      do: (
        <UiProvider theme="dark">
          <Dialog trigger={<Button>Open</Button>} title="At night">
            This has the colours of the part that it came from.
          </Dialog>
        </UiProvider>
      ),
      dont: (
        <div data-theme="dark">
          <Dialog trigger={<Button>Open</Button>} title="At night">
            This has the colours of the page.
          </Dialog>
        </div>
      ),
      why: 'An attribute reaches only what stands inside it; what floats stands in the provider.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to what stands in it: it adds no stop of its own.', outcome: { focus: BUTTON } }],
  screenReader: [
    { part: 'What stands in it; the provider itself is silent', ...BUTTON },
    { part: 'Dialog in the place for what floats', role: 'dialog', name: 'At night', story: 'DialogGetsTheTheme' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place and has no look of its own.', story: 'Default' },
    long: { says: 'Content flows in it as it does on the page.', story: 'Default' },
    many: { says: 'They stand within each other; each keeps what the one within does not say.', story: 'EveryTheme' },
    rightToLeft: { says: '`direction` turns what stands in it, and tells menus and tabs which arrow goes on.', story: 'RightToLeft' },
  },
  related: ['AppShell', 'Link', 'Dialog'],
  matrix: 'EveryTheme',
} satisfies ComponentGuide;
