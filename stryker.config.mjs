/** How mutants are made and tried. What is mutated, and which tests have to notice it, is said in scripts/mutate.mjs. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs only as a module loads would have to be tried in every test of the sample.
  ignoreStatic: true,
  // One per core; Stryker would keep one back.
  concurrency: '100%',
  // A loop without end is found by how often it runs. The clock is for what waits in vain, and must not catch a busy machine.
  timeoutMS: 300_000,
  tempDirName: '.stryker-tmp',
  // What no test of a sample reads need not be copied.
  ignorePatterns: [
    '/.visual',
    '/apps/portal',
    '/bench',
    '/coverage',
    '/data',
    '/docs',
    '/e2e',
    '/packages/ui',
    '/storybook-static',
    '**/dist',
  ],
  // Stryker would rewrite the paths in it with an interface that TypeScript 7 does not have, and the copy needs no other paths.
  tsconfigFile: 'none',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
};
