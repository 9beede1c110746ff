// Writes the lists of texts that a language has to have (`npm run messages`), or says whether they are what the code says (`--check`):
// a text that stands where it cannot be translated fails here, one that a language does not have fails to compile.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collect } from './messages/collect.mjs';
import { ROOT } from './run.mjs';

const ui = collect(['packages/ui/src/**/*'], 'screens');
const portal = collect(['apps/portal/src/**/*'], 'screens');
const rules = collect(['packages/domain/src/**/*', 'packages/api-client/src/{client,hooks}/**/*'], 'rules');
const server = collect(['apps/server/src/features/**/*', 'apps/server/src/plugins/!(metrics).ts'], 'server');

const mails = collect(['apps/server/src/mail/messages/!(auditMessages|mailOf).ts'], 'rules');

const spoken = new Set([...server.texts, ...rules.texts].filter((text) => server.texts.has(text) || !ui.texts.has(text)));
const own = [...portal.texts].filter((text) => !ui.texts.has(text) && !spoken.has(text));

const LISTS = [
  ['packages/ui/src/messages/texts.ts', 'UiText', 'components of this library', ui.texts],
  ['packages/domain/src/messages/texts.ts', 'RuleText', 'rules, the lists of words and the server', spoken],
  ['apps/portal/src/messages/texts.ts', 'PortalText', 'screens of the portal', own],
  ['apps/server/src/mail/messages/texts.ts', 'MailText', 'mails', [...mails.texts].filter((text) => !spoken.has(text))],
];

function quoted(text) {
  return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
}

function written(name, where, texts) {
  const lines = [...texts].toSorted().map((text) => `  | ${quoted(text)}`);
  return `// Written by \`npm run messages\`.\n\n/** Each text of the ${where}: what a language has to have. */\nexport type ${name} =\n${lines.join('\n')};\n`;
}

const isCheck = process.argv.includes('--check');
const stale = LISTS.filter(([file, name, where, texts]) => {
  const target = path.join(ROOT, file);
  const text = written(name, where, texts);
  if (!isCheck) writeFileSync(target, text);
  return isCheck && readFileSync(target, 'utf8') !== text;
});
const inline = [...ui.inline, ...portal.inline];
for (const place of inline) console.error(`${place}: give it to t(), so that it can be read in every language.`);
for (const [file] of stale) console.error(`${file} is not what the code says: run \`npm run messages\`, and translate what is new.`);
if (inline.length + stale.length > 0) process.exitCode = 1;
