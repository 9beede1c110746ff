import { CONTRACT, callKey } from '@quad/api-client/contract';
import { POLICY } from '@quad/domain/access';
import { askFolder, askPurpose } from './prompts.mjs';

const FOLDER = 'apps/server/src/features/{{feature}}';
const SCHEMA = 'apps/server/src/db/schema.ts';
const APP = 'apps/server/src/app.ts';
const ANY_ID = '00000000-0000-7000-8000-000000000000';

/** Every call for signed-in users, such as "feedback.view". */
const CALLS = Object.entries(CONTRACT).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, call]) => POLICY[callKey(call)]?.who !== 'public')
    .map(([name, call]) => ({ name: `${group}.${name}  ${callKey(call)}`, value: `${group}.${name}` })),
);

/** The template's data about the first call of the feature. */
function describeCall(name) {
  const [group, call] = name.split('.');
  const { method, path } = CONTRACT[group][call];
  return { group, call, method, isRead: method === 'GET', url: path.replaceAll(/\{\w+\}/g, ANY_ID) };
}

/** A feature of the server: routes, service, repo, table and test, registered and with a row in the access policy. */
export const serverFeature = {
  description: 'a feature of the server (apps/server/src/features)',
  prompts: [
    askFolder('feature', 'Feature, as in room-requests:'),
    { type: 'list', name: 'callName', message: 'The first call that it serves:', choices: CALLS },
    askPurpose(),
  ],
  actions: (answers) => {
    Object.assign(answers, describeCall(answers.callName));
    return [
      {
        type: 'addMany',
        destination: FOLDER,
        base: 'generators/templates/server-feature',
        templateFiles: 'generators/templates/server-feature/*.hbs',
      },
      {
        type: 'append',
        path: SCHEMA,
        pattern: /[\s\S]*$/,
        separator: '',
        template: "export { {{camelCase feature}} } from '../features/{{feature}}/{{camelCase feature}}.table.ts';\n",
      },
      {
        type: 'modify',
        path: APP,
        pattern: /(const FEATURES[\s\S]*?= \[[\s\S]*?)(,?\s*\];)/,
        template: '$1, {{camelCase feature}}Routes$2',
      },
      {
        type: 'append',
        path: APP,
        pattern: /^import [\s\S]*?;\n/,
        separator: '',
        template: "import { {{camelCase feature}}Routes } from './features/{{feature}}/{{camelCase feature}}.routes.ts';\n",
      },
      {
        type: 'finish',
        paths: [FOLDER, SCHEMA, APP],
        next: 'give the table its columns, then write the migration: npm run db:generate -w @quad/server.',
      },
    ];
  },
};
