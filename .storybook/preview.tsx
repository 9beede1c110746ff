import '@quad/ui/fonts.css';
import '@quad/ui/reset.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { stopClock } from './clock.ts';
import { failOnConsoleErrors, watchConsole } from './consoleErrors.ts';
import { extractArgTypes, extractComponentDescription, withoutLongTrees } from './docs/argTypes.ts';
import { DocsPage } from './docs/docsPage.tsx';
import { inFrame } from './frame/inFrame.tsx';
import { ThemedDocs } from './frame/ThemedDocs.tsx';
import { loadHeadingFace } from './headingFace.ts';
import { loadLanguage } from './languages.ts';
import { phoneWidth } from './phoneWidth.ts';
import { keepPageStill } from './stillPage.ts';
import { CHECKED_IN_EACH_THEME, checkTextInThemes } from './textInThemes.ts';
import { withTheme } from './themes.tsx';
import { stillToasts } from './toasts.ts';
import { INITIAL, TOOLBAR } from './toolbar.ts';
import { withoutUserEventDelay } from './userInTests.ts';
import { VIEWPORTS } from './viewports.ts';
import { startWorker } from './worker.ts';

/** Tests only need violations, and no style sheets to be preloaded; the panel also shows passed rules. */
const AXE_IN_TESTS = { reporter: 'no-passes' as const, preload: { assets: ['media'] }, rules: CHECKED_IN_EACH_THEME };

// A failure should show quickly in the browser; tests wait long, because the machine may be busy.
configure({ asyncUtilTimeout: import.meta.env.MODE === 'test' ? 120_000 : 5_000 });

/** The docgen functions are missing in the type of the parameters. */
const DOCS = { container: ThemedDocs, page: DocsPage, extractArgTypes, extractComponentDescription };

/** The global settings of all stories. The accessibility panel checks the theme of the toolbar; tests check all themes. */
export default definePreview({
  addons: [phoneWidth, addonDocs(), addonA11y(), addonMsw(startWorker), addonPseudoStates()],
  tags: ['autodocs'],
  loaders: [({ globals }) => loadLanguage(globals.language)],
  decorators: [withTheme, inFrame],
  beforeAll: loadHeadingFace,
  beforeEach: [keepPageStill, stopClock, stillToasts, watchConsole, withoutUserEventDelay],
  // `afterEach` hooks run in reverse order: console errors come first, because they explain axe violations.
  afterEach: [checkTextInThemes, failOnConsoleErrors],
  argTypesEnhancers: [withoutLongTrees],
  globalTypes: TOOLBAR,
  initialGlobals: INITIAL,
  parameters: {
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? AXE_IN_TESTS : {} },
    viewport: { options: VIEWPORTS },
    layout: 'padded',
    controls: { expanded: true },
    docs: DOCS,
    options: {
      storySort: {
        order: [
          'Welcome',
          'Find by job',
          'Guides',
          'Foundations',
          [
            'How it should look',
            'Color',
            'Themes',
            'Type',
            'Space',
            'Radius',
            'Elevation',
            'Layers',
            'Motion',
            'Density',
            'Icons',
            'Grid',
            'Writing',
          ],
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
