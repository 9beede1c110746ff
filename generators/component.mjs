import { askName, askPurpose } from './prompts.mjs';

const FOLDER = 'packages/ui/src/primitives/{{name}}';

/** A primitive of the design system: component, styles, stories, and its export from the package's entry. */
export const component = {
  description: 'a primitive of the design system (packages/ui/src/primitives)',
  prompts: [askName('Name of the primitive, as in Badge:'), askPurpose()],
  actions: [
    { type: 'addMany', destination: FOLDER, base: 'generators/templates/component', templateFiles: 'generators/templates/component/*.hbs' },
    {
      type: 'append',
      path: 'packages/ui/src/index.ts',
      pattern: /(?=export \* from '\.\/primitives\/)/,
      separator: '',
      template: "export * from './primitives/{{name}}/{{name}}.tsx';\n",
    },
    {
      type: 'finish',
      paths: [FOLDER, 'packages/ui/src/index.ts'],
      next: 'write its guide, run `npm run costs`, and add its names to the list of public names, which a test of packages/ui compares.',
    },
  ],
};
