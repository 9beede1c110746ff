// `npm run atlas` lists screens by roles and states, and clauses of the specification, with the stories and tests for each. The Atlas page
// in Storybook shows the same, based on `--json`.
import { parseArgs } from 'node:util';
import { readScreens, storyFiles } from './atlas/atlas.mjs';
import { readCoverage } from './atlas/clauses.mjs';
import { STATES } from './atlas/states.mjs';
import { readStories } from './atlas/stories.mjs';

const HELP = `npm run atlas lists the stories of each screen by state and role, and the tests of each clause of the specification.

  npm run atlas               the table of screens
  npm run atlas -- --clauses  the clauses, each with its stories and tests
  npm run atlas -- --json     everything, as JSON
  npm run atlas -- --pictured the stories whose pictures are on the atlas page, as JSON

A cell has the number of stories that show the state: n of the screen itself, (n) of the screen for another role, [n] of a part of it.
"." means that there is none for a reason that is given, MISSING that there is none without a reason.`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    clauses: { type: 'boolean' },
    pictured: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

/** The number of stories and tests that are named per clause. The others are counted. */
const MAX_NAMED = 3;

/** The properties of a story that the page needs. */
function brief({ id, name, title, failure, part, place }) {
  return { id, name, title, ...(failure && { failure }), ...(part && { part }), ...(place && { role: place.role }) };
}

/** Sorts the stories of a cell: the default one first, as it represents the cell, and those without a screenshot last. */
function plainFirst(stories) {
  const rank = ({ name, isAct }) => (isAct ? 2 : name === 'Default' ? 0 : 1);
  return stories.toSorted((one, other) => rank(one) - rank(other));
}

const SIGNS = { own: (n) => `${n}`, same: (n) => `(${n})`, part: (n) => `[${n}]`, reason: () => '.', missing: () => 'MISSING' };

function readAtlas() {
  const stories = storyFiles().flatMap(readStories);
  const screens = readScreens(stories).map(({ name, at, rows, others }) => ({
    name,
    at,
    rows: rows.map(({ role, cells }) => ({
      role,
      cells: cells.map((cell) => ({ ...cell, stories: plainFirst(cell.stories).map(brief) })),
    })),
    others: others.map(brief),
  }));
  const known = new Map(stories.map((story) => [story.id, story]));
  const clauses = readCoverage(stories).map(({ id, file, page, heading, stories: shown, tests }) => ({
    id,
    file,
    page,
    heading,
    counts: { stories: shown.length, tests: tests.length },
    stories: shown.slice(0, MAX_NAMED).map((each) => brief(known.get(each))),
    tests: tests.slice(0, MAX_NAMED),
  }));
  const flows = stories
    .filter(({ title }) => title.startsWith('Flows/'))
    .map(({ id, title, name, steps }) => ({ id, role: title.split('/')[1], name, steps }));
  return { states: STATES, screens, clauses, flows, stories: stories.length };
}

/** The stories whose screenshots the page shows: one per cell with a story, and one per flow. */
function readPictured() {
  const { screens, flows } = readAtlas();
  const cells = screens.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).filter(({ kind }) => kind === 'own' || kind === 'part');
  const ids = new Set([...cells.map(({ stories }) => stories[0]?.id), ...flows.map(({ id }) => id)]);
  const shown = storyFiles()
    .flatMap(readStories)
    .filter(({ id, isAct }) => ids.has(id) && !isAct);
  return shown.map(({ id, file, name }) => ({ id, file, name }));
}

function printScreens({ screens, stories }) {
  const rows = screens.flatMap(({ name, rows }) =>
    rows.map(({ role, cells }) => [
      `${name}, ${role}`,
      Object.fromEntries(cells.map((cell) => [STATES[cell.state], SIGNS[cell.kind](cell.stories.length)])),
    ]),
  );
  console.table(Object.fromEntries(rows));
  const cells = screens.flatMap((screen) => screen.rows.flatMap((row) => row.cells));
  const count = (kind) => cells.filter((cell) => cell.kind === kind).length;
  console.log(
    `${screens.length} screens, ${rows.length} rows, ${cells.length} cells: ${count('own')} shown, ${count('same')} the same for another role, ` +
      `${count('part')} by a part, ${count('reason')} with a reason, ${count('missing')} missing. ${stories} stories in all.`,
  );
}

function printClauses({ clauses }) {
  for (const { file, id, counts } of clauses) console.log(`${file}#${id}: ${counts.stories} stories, ${counts.tests} tests`);
  const without = clauses.filter(({ counts }) => counts.stories + counts.tests === 0);
  console.log(`\n${clauses.length} clauses, ${without.length} without a story or a test.`);
}

if (values.help) console.log(HELP);
else if (values.json) console.log(JSON.stringify(readAtlas()));
else if (values.pictured) console.log(JSON.stringify(readPictured()));
else if (values.clauses) printClauses(readAtlas());
else printScreens(readAtlas());
