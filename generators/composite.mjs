import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/run.mjs';
import { askFolder, askName, askPurpose } from './prompts.mjs';

const FEATURE = 'packages/ui/src/features/{{feature}}';
const FOLDER = `${FEATURE}/{{name}}`;

/** Adds the export to the feature's entry; the first composite creates the entry, which the package's `exports` match by a wildcard. */
function entryActions(feature) {
  const line = "export * from './{{name}}/{{name}}.tsx';";
  if (existsSync(path.join(ROOT, 'packages/ui/src/features', feature, 'index.ts'))) {
    return [{ type: 'append', path: `${FEATURE}/index.ts`, pattern: /[\s\S]*$/, separator: '', template: `${line}\n` }];
  }
  return [{ type: 'add', path: `${FEATURE}/index.ts`, template: `${line}\n` }];
}

/** A composite of the design system, which uses domain types but no network. */
export const composite = {
  description: "a feature's composite (packages/ui/src/features)",
  prompts: [askFolder('feature', 'Feature, as in room-requests:'), askName('Name of the composite, as in RoomRequestList:'), askPurpose()],
  actions: ({ feature }) => [
    { type: 'addMany', destination: FOLDER, base: 'generators/templates/composite', templateFiles: 'generators/templates/composite/*.hbs' },
    ...entryActions(feature),
    {
      type: 'finish',
      paths: [FEATURE],
      next: 'give it the domain type that it shows, a story for every state of it, and tables for what is operated and heard.',
    },
  ],
};
