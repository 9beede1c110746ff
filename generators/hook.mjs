import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT, callKey } from '@quad/api-client/contract';
import { ROOT } from '../scripts/run.mjs';
import { askFolder, askPurpose } from './prompts.mjs';

const HOOKS = 'packages/api-client/src/hooks';
const FILE = `${HOOKS}/{{camelCase feature}}.ts`;

/** Every reading call with at most one path parameter, such as "feedback.list". */
const READS = Object.entries(CONTRACT).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, { method, path: url }]) => method === 'GET' && paramsOf(url).length < 2)
    .map(([name, call]) => ({ name: `${group}.${name}  ${callKey(call)}`, value: `${group}.${name}` })),
);

function paramsOf(url) {
  return Array.from(url.matchAll(/\{(\w+)\}/g), ([, name]) => name);
}

/** The template's data about the call that the hook reads. */
function describeRead(name) {
  const [group, call] = name.split('.');
  const contract = globSync('packages/api-client/src/contract/*.contract.ts', { cwd: ROOT }).find((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').includes(`export const ${group} =`),
  );
  return { group, call, contract: path.basename(contract), param: paramsOf(CONTRACT[group][call].path)[0] };
}

/** A hook that reads a call, with its cache key; hooks that write are added to the same file. */
export const hook = {
  description: 'a hook that reads a call (packages/api-client/src/hooks)',
  prompts: [
    askFolder('feature', 'Feature, as in room-requests:'),
    { type: 'list', name: 'callName', message: 'The call that it reads:', choices: READS },
    askPurpose(),
  ],
  actions: (answers) => {
    Object.assign(answers, describeRead(answers.callName));
    return [
      { type: 'add', path: FILE, templateFile: 'generators/templates/hook/hook.ts.hbs' },
      {
        type: 'append',
        path: `${HOOKS}/keys.ts`,
        pattern: /export const keys = \{/,
        template: answers.param
          ? "  {{camelCase feature}}Of: ({{param}}: string) => ['{{feature}}', {{param}}],"
          : "  {{camelCase feature}}: ['{{feature}}'],",
      },
      {
        type: 'append',
        path: `${HOOKS}/index.ts`,
        pattern: /[\s\S]*$/,
        separator: '',
        template: "export { use{{pascalCase feature}} } from './{{camelCase feature}}.ts';\n",
      },
      {
        type: 'finish',
        paths: [FILE, `${HOOKS}/keys.ts`, `${HOOKS}/index.ts`],
        next: 'let a screen read with use{{pascalCase feature}}; what writes says with useMutation what it changes in the cache.',
      },
    ];
  },
};
