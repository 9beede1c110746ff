import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './files.mjs';
import { ROOT } from './run.mjs';
import { sqlOutsideRepos } from './sql-text.mjs';

const RULES = path.join(ROOT, '.dependency-cruiser.cjs');
const { forbidden } = createRequire(import.meta.url)(RULES) as { forbidden: { name: string }[] };

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string; readonly to: string }[];
  };
}

const DOMAIN = 'packages/domain/src';
const UI = 'packages/ui/src';
const CLIENT = 'packages/api-client/src';
const PORTAL = 'apps/portal/src';
const SERVER = 'apps/server/src';
const CLUBS = `${SERVER}/features/clubs`;
const TRIPS = `${SERVER}/features/trips`;

/** Imports that violate a rule: of a file of the repository, or of a package. No feature has these names. */
const WRONG: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'no-cycles': [[`${DOMAIN}/clubs/one.ts`, `${DOMAIN}/clubs/one.ts`]],
  unresolvable: [[`${DOMAIN}/clubs/lost.ts`, './nowhere.ts']],
  'domain-is-pure': [[`${DOMAIN}/clubs/impure.ts`, 'react']],
  'domain-stands-alone': [[`${DOMAIN}/clubs/leaning.ts`, `${CLIENT}/client/club.ts`]],
  'primitives-know-no-domain': [[`${UI}/primitives/Club/Club.ts`, `${DOMAIN}/clubs/club.ts`]],
  'tokens-only-through-themes': [[`${UI}/features/clubs/Raw.ts`, `${UI}/tokens/raw.ts`]],
  'ui-knows-no-network': [[`${UI}/features/clubs/Calling.ts`, 'swr']],
  'composites-keep-apart': [[`${UI}/features/clubs/Reaching.ts`, `${UI}/features/trips/Trip/Trip.ts`]],
  'contract-is-neutral': [[`${CLIENT}/contract/clubs.contract.ts`, `${CLIENT}/client/club.ts`]],
  'hooks-fetch-only': [[`${CLIENT}/hooks/useClubs.ts`, 'msw']],
  'mocks-know-the-contract': [[`${CLIENT}/mocks/clubs.ts`, `${CLIENT}/hooks/keys.ts`]],
  'portal-composes': [[`${PORTAL}/app/calls.ts`, `${CLIENT}/contract/club.ts`]],
  'mocks-stay-out-of-the-portal': [[`${PORTAL}/app/mocked.ts`, 'msw']],
  'features-keep-apart': [
    [`${CLUBS}/clubs.service.ts`, `${TRIPS}/trips.repo.ts`],
    [`${CLUBS}/clubs.service.ts`, `${TRIPS}/toTrip.ts`],
    [`${CLUBS}/clubs.repo.ts`, `${TRIPS}/trips.table.ts`],
    [`${CLUBS}/toClub.ts`, `${TRIPS}/trips.routes.ts`],
  ],
  'tables-refer-to-tables': [[`${CLUBS}/clubs.table.ts`, `${TRIPS}/trips.service.ts`]],
  'repos-are-private': [
    [`${CLUBS}/clubs.service.ts`, `${TRIPS}/trips.repo.ts`],
    [`${CLUBS}/sessions.ts`, `${SERVER}/plugins/sessions.repo.ts`],
    [`${SERVER}/plugins/clubs.ts`, `${CLUBS}/clubs.repo.ts`],
    [`${SERVER}/tidy.ts`, `${CLUBS}/clubs.repo.ts`],
  ],
  'sql-in-repos-only': [
    [`${CLUBS}/clubs.service.ts`, 'drizzle-orm'],
    [`${CLUBS}/toClub.ts`, 'drizzle-orm'],
    [`${SERVER}/plugins/clubs.ts`, 'drizzle-orm'],
    [`${SERVER}/tidy.ts`, 'drizzle-orm'],
  ],
  'tables-in-repos-only': [
    [`${CLUBS}/clubs.service.ts`, `${CLUBS}/clubs.table.ts`],
    [`${SERVER}/plugins/clubs.ts`, `${SERVER}/db/schema.ts`],
    [`${SERVER}/tidy.ts`, `${SERVER}/db/schema.ts`],
  ],
  'server-takes-the-contract-only': [[`${CLUBS}/calling.ts`, `${CLIENT}/client/club.ts`]],
  'features-come-last': [[`${UI}/charts/ClubChart/ClubChart.ts`, `${UI}/features/trips/Trip/Trip.ts`]],
  'apps-are-not-imported': [[`${CLIENT}/client/serving.ts`, `${SERVER}/clubs.ts`]],
  'apps-keep-apart': [[`${SERVER}/showing.ts`, `${PORTAL}/app/shown.ts`]],
  'no-test-code-in-products': [[`${DOMAIN}/clubs/tested.ts`, `${DOMAIN}/clubs/club.test.ts`]],
};

/** Similar imports that no rule may report; a type is imported as such. */
const RIGHT: readonly (readonly [from: string, to: string, type?: 'type'])[] = [
  [`${CLUBS}/clubs.routes.ts`, `${CLUBS}/joining.service.ts`],
  [`${CLUBS}/joining.service.ts`, `${CLUBS}/clubs.repo.ts`],
  [`${CLUBS}/joining.service.ts`, `${CLUBS}/clubs.table.ts`, 'type'],
  [`${CLUBS}/joining.service.ts`, `${TRIPS}/asking.service.ts`],
  [`${CLUBS}/joining.repo.ts`, `${SERVER}/db/schema.ts`],
  [`${CLUBS}/joining.repo.ts`, 'drizzle-orm'],
  [`${CLUBS}/joining.table.ts`, `${TRIPS}/trips.table.ts`],
  [`${CLUBS}/clubs.test.ts`, `${TRIPS}/trips.repo.ts`],
  [`${SERVER}/db/fill.ts`, 'drizzle-orm'],
  [`${SERVER}/plugins/sessions.ts`, `${SERVER}/plugins/sessions.repo.ts`],
  [`${SERVER}/cleanUp.ts`, `${CLUBS}/joining.service.ts`],
];

const { path: copy, remove } = temporaryFolder('import-rules');
let found: string[];

function write(file: string, line: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), line, { flag: 'a' });
}

function importOf([from, to, type]: readonly [from: string, to: string, type?: 'type']): string {
  const isFile = /^(packages|apps)\//.test(to);
  const relative = path.relative(path.dirname(from), to);
  const name = isFile && !relative.startsWith('.') ? `./${relative}` : relative;
  return `import ${type ? 'type { Thing }' : '{ thing }'} from '${isFile ? name : to}';\n`;
}

beforeAll(() => {
  for (const name of ['react', 'swr', 'msw', 'drizzle-orm']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const cases = [...Object.values(WRONG).flat(), ...RIGHT];
  for (const one of cases) write(one[0], importOf(one));
  for (const [, to] of cases) if (/^(packages|apps)\//.test(to)) write(to, 'export const thing = 1;\nexport type Thing = number;\n');
  const program = path.join(ROOT, 'node_modules/.bin/depcruise');
  const args = ['packages', 'apps', '--config', RULES, '--output-type', 'json'];
  const printed = execFileSync(program, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { violations } = (JSON.parse(printed) as Report).summary;
  found = violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to.replace(/^node_modules\/([^/]+).*/, '$1')}`).sort();
});

afterAll(remove);

it('has an example violation for every rule', () => {
  expect(Object.keys(WRONG).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

it('reports every example violation and none of the valid imports', () => {
  const expected = Object.entries(WRONG).flatMap(([rule, cases]) => cases.map(([from, to]) => `${rule}: ${from} -> ${to}`));
  expect(found).toEqual(expected.sort());
});

const STATEMENTS = [
  'await db.execute(sql`select 1`);',
  "await tx.execute('delete from clubs');",
  'const isNew = sql<boolean>`created_at > now()`;',
  'const all = sql.raw(text);',
  "await pool.query('select 1');",
  'return tx.query.clubs.findMany();',
];

it.each(STATEMENTS)('reports SQL outside of repos: %s', (line) => {
  expect(sqlOutsideRepos(`${CLUBS}/clubs.service.ts`, `import x from 'y';\n${line}\n`)).toEqual([`${CLUBS}/clubs.service.ts:2`]);
  expect(sqlOutsideRepos(`${SERVER}/plugins/clubs.ts`, line)).toEqual([`${SERVER}/plugins/clubs.ts:1`]);
  for (const file of ['features/clubs/clubs.repo.ts', 'features/clubs/clubs.table.ts', 'features/clubs/clubs.test.ts', 'db/fill.ts'])
    expect(sqlOutsideRepos(`${SERVER}/${file}`, line)).toEqual([]);
});

it.each(['const { status } = request.query;', 'PATTERN.exec(text)', 'serve(server, clubs.list, ({ query }) => list(query));'])(
  'reports no SQL in %s',
  (line) => expect(sqlOutsideRepos(`${CLUBS}/clubs.routes.ts`, line)).toEqual([]),
);
