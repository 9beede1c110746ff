import { test as journey } from './journey.ts';
import { startServer, type TestServer } from './server.ts';
import { readShared } from './shared.ts';

/** A journey with a server of its own, to be stopped in the middle; it begins with the demonstration institute. */
export const test = journey.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const server = await startServer({ data: readShared().demonstration });
      await use(server);
      await server.close();
    },
    // It waits for the server to answer or to end, however busy the machine is.
    { scope: 'worker', timeout: 0 },
  ],
});
