/** How mutants are created and tested. scripts/mutate.mjs defines what is mutated and which tests have to detect it. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Mutants of code that runs on import would need every test of the sample.
  ignoreStatic: true,
  // One per core; Stryker would keep one back.
  concurrency: '100%',
  // Infinite loops are detected by their number of iterations. The timeout is for hanging waits and must not affect a busy machine.
  timeoutMS: 300_000,
  tempDirName: '.stryker-tmp',
  // Files that no test of a sample reads are not copied.
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
