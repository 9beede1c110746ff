import { askFolder, askName, askPurpose } from './prompts.mjs';

const FOLDER = 'apps/portal/src/pages/{{area}}';
const PAGES = 'apps/portal/src/app/pages.ts';

/** A screen of the portal, with its stories and its line in the list of screens. */
export const page = {
  description: 'a screen of the portal (apps/portal/src/pages)',
  prompts: [
    askFolder('area', 'Area, as in events:'),
    { ...askName('Name without "Page", as in Events:'), filter: (text) => text.replace(/Page$/, '') },
    {
      type: 'input',
      name: 'path',
      message: 'Path, as in /events/:id:',
      validate: (text) => /^(\/:?[\w-]+)+$/.test(text) || 'A path starts with a slash: /events/:id.',
    },
    askPurpose(),
  ],
  actions: [
    { type: 'addMany', destination: FOLDER, base: 'generators/templates/page', templateFiles: 'generators/templates/page/*.hbs' },
    {
      type: 'append',
      path: PAGES,
      pattern: /export const PAGES[\s\S]*?(?=\n\];)/,
      template: "  ['{{{path}}}', page(() => import('../pages/{{area}}/{{name}}Page.tsx'), '{{name}}Page')],",
    },
    {
      type: 'finish',
      paths: [FOLDER, PAGES],
      next: 'say who may see {{{path}}} in packages/domain/src/access/routes.ts, read with a hook, and add the stories Loading, Empty, Failed and Loaded.',
    },
  ],
};
