import { type GoogleProvider, startGoogleProvider } from '../apps/server/src/features/accounts/testing/googleProvider.ts';
import { test as journey } from './journey.ts';
import { startServer, type TestServer } from './server.ts';
import { readShared } from './shared.ts';

/** A journey whose server signs people in with a local provider instead of Google. */
export const test = journey.extend<object, { isDemonstration: boolean; provider: GoogleProvider; server: TestServer }>({
  isDemonstration: [true, { scope: 'worker', option: true }],
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner parses this pattern for the required fixtures.
    async ({}, use) => {
      const provider = await startGoogleProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ isDemonstration, provider }, use) => {
      const data = isDemonstration ? readShared().demonstration : undefined;
      const server = await startServer({ data, extra: { ...provider.environment, DEMO: String(isDemonstration) } });
      await use(server);
      await server.close();
    },
    // No timeout: the fixture waits until the server answers or exits, however busy the machine is.
    { scope: 'worker', timeout: 0 },
  ],
});
