import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { THEMES, withTheme } from './themes.tsx';

/** Every story: both axe and the eye see it in the theme of the toolbar; the tests see it in all of them (themes.tsx). */
export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  tags: ['autodocs'],
  decorators: [withTheme],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { title: 'Theme', icon: 'paintbrush', items: [...THEMES], dynamicTitle: true } },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Layout', 'Primitives', 'Charts', 'Dashboard', 'Features', 'Pages', 'Flows'] },
    },
  },
});
