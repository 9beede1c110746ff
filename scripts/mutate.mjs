// Runs mutation tests: changes the rules one small step at a time and counts how many mutants the tests detect.
import { Stryker } from '@stryker-mutator/core';
import { startPostgres } from './test-postgres.mjs';

const RULES = 'packages/domain/src';
const FEATURES = 'apps/server/src/features';

/** Always the same mutants, so that commits can be compared, and few enough for ten minutes on two cores. */
const SAMPLES = [
  {
    name: 'domain',
    mutate: [
      'access/{decideRoute,policy}.ts',
      'endorsements/endorse.ts',
      'events/{eventInput,mayManage,status,visible}.ts',
      'feedback/{checkResolve,filter}.ts',
      'positions/{mayManage,tenure}.ts',
      'room-requests/!(*.test|index).ts',
    ].map((file) => `${RULES}/${file}`),
    testFiles: [`${RULES}/**/*.test.ts`],
  },
  {
    name: 'services of the server',
    mutate: [`${FEATURES}/room-requests/{releasing,rescheduling,roomRequests}.service.ts`, `${FEATURES}/feedback/giving.service.ts`],
    testFiles: [
      'apps/server/src/commands/evidence.test.ts',
      `${FEATURES}/feedback/{anonymity,atRest,feedback}.test.ts`,
      `${FEATURES}/{dashboard/dashboard,notifications/notifications,room-requests/*,rooms/rooms,series/series}.test.ts`,
    ],
  },
];

const KILLED = ['Killed', 'Timeout'];
const ALIVE = ['Survived', 'NoCoverage'];

function share(killed, all) {
  return `${killed} of ${all} mutants killed (${((100 * killed) / all).toFixed(1)} %)`;
}

async function run({ name, ...options }) {
  const started = Date.now();
  const mutants = await new Stryker(options).runMutationTest();
  const count = (statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, alive] = [count(KILLED), count(ALIVE)];
  return { name, killed, all: killed + alive, seconds: Math.round((Date.now() - started) / 1000) };
}

// Starting the embedded database would take most of the time of every mutant.
const postgres = await startPostgres();
process.env.TEST_DATABASE_URL = postgres.url;
try {
  const results = [];
  for (const sample of SAMPLES) results.push(await run(sample));
  for (const { name, killed, all, seconds } of results) console.log(`${name}: ${share(killed, all)} in ${seconds} s`);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(share(sum('killed'), sum('all')));
} finally {
  await postgres.stop();
}
