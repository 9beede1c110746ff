// `npm run messages` compares each language with the code. It fails for texts that cannot be translated where they stand, for missing
// translations, and for unused ones.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect } from './messages/collect.mjs';
import { ROOT } from './run.mjs';

const ui = collect(['packages/ui/src/**/*'], 'screens');
const library = collect(['packages/ui/src/!(features)/**/*'], 'screens');
const portal = collect(['apps/portal/src/**/*'], 'screens');
const rules = collect(['packages/domain/src/**/*', 'packages/api-client/src/{client,hooks}/**/*'], 'rules');
const server = collect(['apps/server/src/features/**/*', 'apps/server/src/plugins/!(metrics).ts'], 'server');

/** The rules whose texts are loaded only with the screens of an area, by the name of its catalogues. */
const AREAS = {
  recognition:
    'packages/domain/src/{accreditation/screenTexts.ts,approvals/**/*,activity-points/**/*,certificates/**/*,public-pages/**/*,feature-flags/recognition.ts}',
  questions: 'packages/domain/src/{forms/**/*,surveys/**/*,event-reports/**/*,accreditation/templateTexts.ts}',
  money: 'packages/domain/src/{expense-claims/**/*,fee-desk/**/*,ledger/yearTexts.ts}',
  series: 'packages/domain/src/series/**/*',
};
const otherRules = collect(['packages/domain/src/*/**/*'], 'rules', Object.values(AREAS));

const mails = collect(['apps/server/src/mail/messages/!(auditMessages|mailOf).ts'], 'rules');

/** Files outside of the areas whose texts are loaded with their screens. */
const elsewhere = collect(['packages/ui/src/!(features)/**/*', 'packages/ui/src/*', 'apps/portal/src/!(screens)/**/*'], 'screens').texts;
for (const folder of ['packages/ui/src/features', 'apps/portal/src/screens']) {
  const { texts } = collect([`${folder}/!(administration)/**/*`, `${folder}/*.*`], 'screens');
  for (const text of texts) elsewhere.add(text);
}
/** Texts of rules that the library translates for administrators only. */
const ofRules = collect(['packages/domain/src/!(administration)/**/*'], 'rules').texts;
const isForAdministrators = (text) => !elsewhere.has(text) && ofRules.has(text);

/** Terms that are inserted into sentences are also used by the server. */
const terms = new Set([...server.terms, ...rules.terms]);
const translatable = new Set(
  [...server.texts, ...rules.texts].filter(
    (text) => server.texts.has(text) || terms.has(text) || !ui.texts.has(text) || isForAdministrators(text),
  ),
);
/** The texts of each area, without those of an earlier one. */
const ofAreas = new Map();
const isOfArea = (text) => [...ofAreas.values()].some((texts) => texts.has(text));
for (const [area, files] of Object.entries(AREAS)) {
  const isWanted = (text) => translatable.has(text) && !isOfArea(text) && !otherRules.texts.has(text) && !server.texts.has(text);
  ofAreas.set(area, new Set([...collect([files], 'rules').texts].filter(isWanted)));
}
const ofUi = [...ui.texts].filter((text) => !terms.has(text) || library.texts.has(text) || /^[a-z]/.test(text));
const ofPortal = [...portal.texts].filter((text) => !ui.texts.has(text) && !translatable.has(text));

const common = (texts) => new Set(texts.filter((text) => elsewhere.has(text)));
const ofArea = (texts) => new Set(texts.filter((text) => !elsewhere.has(text)));

/** The translations of each folder, and of each area with its own files. */
const CATALOGUES = [
  ['packages/ui/src/messages/[a-z][a-z].ts', common(ofUi)],
  ['packages/ui/src/messages/[a-z][a-z].administration.ts', ofArea(ofUi)],
  ['packages/domain/src/hindi/[a-z][a-z].ts', new Set([...translatable].filter((text) => !isOfArea(text)))],
  ...[...ofAreas].map(([area, texts]) => [`packages/domain/src/hindi/[a-z][a-z].${area}.ts`, texts]),
  ['apps/portal/src/messages/[a-z][a-z].ts', common(ofPortal)],
  ['apps/portal/src/messages/[a-z][a-z].administration.ts', ofArea(ofPortal)],
  ['apps/server/src/mail/messages/[a-z][a-z].ts', new Set([...mails.texts].filter((text) => !translatable.has(text)))],
];

const faults = [
  ...[...ui.inline, ...portal.inline].map((place) => `${place}: pass it to t(), so that it can be translated.`),
  ...[...rules.inline, ...server.inline].map((place) => `${place}: make it a sentence\`…\`, so that it can be translated.`),
];
for (const [files, texts] of CATALOGUES) {
  for (const file of globSync(files, { cwd: ROOT })) {
    const [language] = path.basename(file).split('.');
    const has = (await import(pathToFileURL(path.join(ROOT, file)).href))[language];
    faults.push(...[...texts].filter((text) => !(text in has)).map((text) => `${file} lacks: ${text}`));
    faults.push(
      ...Object.keys(has)
        .filter((text) => !texts.has(text))
        .map((text) => `${file} has an unused text: ${text}`),
    );
  }
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
