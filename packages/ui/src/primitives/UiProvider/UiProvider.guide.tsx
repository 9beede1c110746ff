import type { ComponentGuide } from '../../testing/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { UiProvider } from './UiProvider.tsx';

const BUTTON = { role: 'button', name: 'Add Event' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'An app starts: it is rendered once around everything, and receives the router’s link, the time zone, the locale and the currency.',
    'A part of a page has its own theme or currency.',
  ],
  useInstead: [
    { when: 'The frame of the portal is needed, with navigation and top bar', component: 'AppShell' },
    { when: 'Only one link bypasses the router', component: 'Link' },
  ],
  anatomy: [
    { part: 'Part', is: 'an element around the children, with the given theme and direction.' },
    { part: 'Place for what floats', is: 'the container of dialogs, menus and tooltips, so that they have the theme of their trigger.' },
    { part: 'Place for toasts', is: 'shows the toasts of `showToast`, at the top right.' },
    {
      part: 'Settings',
      is: 'the router’s link, and time zone, locale, currency and messages; missing ones are inherited from the outer provider. Without a link component, links are plain.',
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
      why: 'An attribute only reaches its descendants; overlays are inside the provider.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to its content: it adds no tab stop.', outcome: { focus: BUTTON } }],
  screenReader: [
    { part: 'What stands in it; the provider itself is silent', ...BUTTON },
    { part: 'Dialog in the place for what floats', role: 'dialog', name: 'At night', story: 'DialogGetsTheTheme' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container and has no styles of its own.', story: 'Default' },
    long: { says: 'Content flows in it as on the page.', story: 'Default' },
    many: { says: 'Providers can be nested; the inner one inherits what it does not set.', story: 'EveryTheme' },
    rightToLeft: {
      says: '`direction` sets the direction of its content, also for the arrow keys of menus and tabs.',
      story: 'RightToLeft',
    },
  },
  related: ['AppShell', 'Link', 'Dialog'],
  matrix: 'EveryTheme',
} satisfies ComponentGuide;
