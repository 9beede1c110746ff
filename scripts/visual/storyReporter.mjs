// Records the result and duration of each story, for the review page and for the list of slow stories.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The number of slowest stories that are listed. */
const MAX_NAMED = 20;

/** @typedef {{ id: string, state: string, retries: number, ms: number }} StoryResult */

export default class StoryReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const stories = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state !== 'skipped' && 'storyId' in test.meta())
      .map((test) => {
        const { retryCount = 0, duration = 0 } = test.diagnostic() ?? {};
        return { id: String(test.meta().storyId), state: test.result().state, retries: retryCount, ms: Math.round(duration) };
      });
    const file = process.env.VISUAL_REPORT;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(stories));
    const named = (list) => list.map(({ id, ms }) => `  ${id} ${(ms / 1000).toFixed(1)} s`).join('\n');
    const retried = stories.filter(({ retries }) => retries > 0);
    console.log(`The slowest stories:\n${named(stories.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_NAMED))}`);
    if (retried.length > 0) console.log(`Looked at more than once:\n${named(retried)}`);
  }
}
