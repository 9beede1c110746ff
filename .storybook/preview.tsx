import { THEME_NAMES } from '@quad/ui';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { stopClock } from './clock.ts';
import { failOnConsoleErrors, watchConsole } from './consoleErrors.ts';
import { EVERY_STORY } from './modes.ts';
import { phoneWidth } from './phoneWidth.ts';
import { OWN_ROLE, ROLES } from './roles.ts';
import { keepPageStill } from './stillPage.ts';
import { CHECKED_IN_EACH_THEME, checkTextInThemes } from './textInThemes.ts';
import { withTheme } from './themes.tsx';
import { stillToasts } from './toasts.ts';

import { actWithoutDelay } from './userInTests.ts';
import { startWorker } from './worker.ts';

/** A test run reads the violations alone, and needs no style sheets; whoever opens the panel is shown what passes as well. */
const AXE_IN_TESTS = { resultTypes: ['violations'], preload: { assets: ['media'] }, rules: CHECKED_IN_EACH_THEME };

// Longer than any good machine needs, so that a busy one fails no story.
configure({ asyncUtilTimeout: 5_000 });

/** Every story: both axe and the eye see it in the theme of the toolbar; the tests see it in all of them. */
export default definePreview({
  addons: [phoneWidth, addonDocs(), addonA11y(), addonMsw(startWorker)],
  tags: ['autodocs'],
  decorators: [withTheme],
  beforeEach: [keepPageStill, stopClock, stillToasts, watchConsole, actWithoutDelay],
  // The last is asked first: what the console says explains what axe finds.
  afterEach: [checkTextInThemes, failOnConsoleErrors],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'paintbrush', items: [...THEME_NAMES], dynamicTitle: true } },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    role: {
      description: 'Who is signed in on a page',
      toolbar: { title: 'Role', icon: 'user', items: [...ROLES], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', direction: 'ltr', role: OWN_ROLE },
  parameters: {
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? AXE_IN_TESTS : {} },
    chromatic: { modes: EVERY_STORY },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Layout',
          'Primitives',
          'Charts',
          'Dashboard',
          'Features',
          'Patterns',
          'Pages',
          'Flows',
          'Atlas',
          'Mails',
        ],
      },
    },
  },
});
