import { askFolder, askName, askPurpose } from './prompts.mjs';

const FOLDER = 'apps/portal/src/screens/{{area}}';
const PAGES = 'apps/portal/src/app/routes.ts';
const ROUTES = 'packages/domain/src/access/routes.ts';

/** A screen of the portal, its page with the path, its stories, and its entries in the route table and in the access policy of routes. */
export const screen = {
  description: 'a screen of the portal (apps/portal/src/screens)',
  prompts: [
    askFolder('area', 'Area, as in events:'),
    { ...askName('Name without "Screen", as in Events:'), filter: (text) => text.replace(/(Screen|Page)$/, '') },
    {
      type: 'input',
      name: 'path',
      message: 'Path, as in /events/:id:',
      validate: (text) => /^(\/:?[\w-]+)+$/.test(text) || 'A path starts with a slash: /events/:id.',
    },
    askPurpose(),
  ],
  actions: (answers) => {
    // The path of the story, for which any id will do.
    Object.assign(answers, { address: answers.path.replaceAll(/:\w+/g, 'any') });
    return [
      {
        type: 'addMany',
        destination: FOLDER,
        base: 'generators/templates/screen',
        templateFiles: 'generators/templates/screen/*.hbs',
      },
      {
        type: 'append',
        path: PAGES,
        pattern: /export const PAGES[\s\S]*?(?=\n\];)/,
        template: "  page('{{{path}}}', '{{name}}Page', () => import('../screens/{{area}}/{{name}}Page.tsx')),",
      },
      {
        type: 'append',
        path: ROUTES,
        pattern: /(?= {2}\.\.\.GENSEC_ROLES)/,
        separator: '',
        template: "  ...seenBy('signed-in', '{{{path}}}'),\n",
      },
      {
        type: 'finish',
        paths: [FOLDER, PAGES, ROUTES],
        next: 'say in packages/domain/src/access/routes.ts who may see {{{path}}} if not everybody who is signed in; let the screen read with a hook, and add the stories Loading, Empty, Failed and one for each role. A section of the dashboard shows the same screen.',
      },
    ];
  },
};
