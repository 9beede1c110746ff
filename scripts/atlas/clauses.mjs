// Reads the clauses of the specification with their stories and tests, found by the texts that a clause quotes, the calls that it names,
// and the sources that cite it.
import path from 'node:path';
import { CONTRACT, callKey } from '@quad/api-client/contract';
import { findFiles, readText } from '../files.mjs';

const FOLDER = 'docs/specification';

/** Shorter texts are too common to identify a clause. */
const MIN_TEXT_LENGTH = 8;

/** A list of expected texts, which is not a test of a clause itself. */
const LISTS = ['apps/portal/src/catalogue.test.ts'];

/** Placeholders match any text within one line. */
function patternOf(text) {
  const parts = text.split(/\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('[^\\n]{1,80}?'));
}

function quotedIn(text) {
  return [...new Set(Array.from(text.matchAll(/"([^"\n]+)"/g), ([, quoted]) => quoted))].filter(
    (quoted) => quoted.replaceAll(/\{[^}]*\}/g, '').length >= MIN_TEXT_LENGTH,
  );
}

const CALLS = new Map(
  Object.entries(CONTRACT).flatMap(([group, calls]) => Object.entries(calls).map(([name, call]) => [callKey(call), `${group}.${name}`])),
);

function callsIn(text) {
  return [...CALLS].flatMap(([key, name]) => (text.includes(`\`${key}\``) ? [name] : []));
}

/** The clauses; each extends from its anchor to the next. */
function readClauses() {
  return findFiles(`${FOLDER}/*.md`).flatMap((file) => {
    const page = readText(file);
    const title = /^# (.+)$/m.exec(page)?.[1] ?? file;
    const [, ...parts] = page.split(/<a id="([^"]+)"><\/a>/);
    return parts.flatMap((id, index) => {
      if (index % 2 === 1) return [];
      const text = parts[index + 1] ?? '';
      const heading = /^#+ (.+)$/m.exec(text)?.[1] ?? id;
      return [{ id, file, page: title, heading: heading.replaceAll(/[`*]/g, ''), quoted: quotedIn(text), calls: callsIn(text) }];
    });
  });
}

/** The tests of a source: those with its name beside it, or, on the server, with the name of its feature. */
function testsBeside(source, tests) {
  const folder = path.posix.dirname(source);
  const name = path.posix.basename(source).split('.')[0];
  const own = tests.filter((test) => test.startsWith(`${folder}/`) && path.posix.basename(test).split('.')[0] === name);
  return own.length > 0 ? own : tests.filter((test) => path.posix.dirname(test) === folder);
}

/** Every clause with the ids of its stories and the files of its tests, most relevant first. */
export function readCoverage(stories) {
  const sources = findFiles('{packages,apps}/*/src/**/*.{ts,tsx}', '{e2e,scripts}/*.ts').map((file) => ({
    file,
    text: readText(file).replaceAll("\\'", "'"),
  }));
  const tests = sources.filter(({ file }) => /\.(test|journey)\.tsx?$/.test(file) && !LISTS.includes(file));
  const testFiles = tests.map(({ file }) => file);
  return readClauses().map((clause) => {
    const cited = `${clause.file}#${clause.id}`;
    const citing = sources.filter(({ text }) => new RegExp(`${cited}(?![\\w-])`).test(text)).map(({ file }) => file);
    const texts = clause.quoted.map(patternOf);
    const names = clause.calls.map((call) => new RegExp(`\\b${call.replace('.', '\\.')}\\b`));
    const folders = new Set(citing.map((file) => path.posix.dirname(file)));

    const shown = stories.map((story) => ({
      id: story.id,
      weight:
        2 * texts.filter((text) => story.texts.some((written) => text.test(written))).length +
        story.answers.filter(({ call }) => clause.calls.includes(call)).length +
        (citing.includes(story.file) || folders.has(path.posix.dirname(story.file)) ? 1 : 0),
    }));
    const held = tests.map(({ file, text }) => ({
      id: file,
      weight:
        2 * texts.filter((quoted) => quoted.test(text)).length +
        names.filter((call) => call.test(text)).length +
        (citing.includes(file) || citing.some((source) => testsBeside(source, testFiles).includes(file)) ? 1 : 0),
    }));
    const ordered = (found) =>
      found
        .filter(({ weight }) => weight > 0)
        .sort((one, other) => other.weight - one.weight)
        .map(({ id }) => id);
    return { ...clause, stories: ordered(shown), tests: ordered(held) };
  });
}
