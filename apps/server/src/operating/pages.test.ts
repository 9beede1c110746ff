import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../plugins/registry.ts';
import { idleWorkers } from '../testing/jobs.ts';

const SOURCES = path.dirname(import.meta.dirname);
const PAGES = path.resolve(SOURCES, '../../../docs/operating');
const page = (name: string) => readFileSync(path.join(PAGES, name), 'utf8');

/** All metrics of /metrics after every event has occurred: names of metrics, and of the lines of histograms. */
async function metricNames(): Promise<{ metrics: string[]; lines: Set<string> }> {
  const metrics = new Metrics();
  metrics.addProcess();
  metrics.addSources({
    engine: 'postgres',
    load: () => ({ open: 1, idle: 1, waiting: 0 }),
    databaseBytes: async () => 1,
    queues: async () => [{ queue: 'mail', waiting: 0, later: 0, active: 0, failed: 0, done: 0, oldestSeconds: 0 }],
    lastBackupAt: async () => undefined,
  });
  metrics.countResponse('GET /healthz', 200, 1);
  const job = { id: '', data: {}, createdAt: new Date(), attempt: 1, isLastAttempt: false, signal: undefined };
  await metrics.countAttempts(idleWorkers()).mail(job);
  const text = await metrics.text();
  return {
    metrics: Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name),
    lines: new Set(Array.from(text.matchAll(/^([a-z]\w*)[{ ]/gm), ([, name = '']) => name)),
  };
}

describe('observing.md', () => {
  it('lists every quad_ metric and no other', async () => {
    const { metrics } = await metricNames();
    const documented = Array.from(page('observing.md').matchAll(/^\| `(quad_\w+)`/gm), ([, name]) => name);
    expect(documented.toSorted()).toEqual(metrics.filter((name) => name.startsWith('quad_')).toSorted());
  });

  it.each(['grafana.json', 'alerts.yml'])('comes with %s, which uses only existing metrics', async (file) => {
    const { lines } = await metricNames();
    const used = page(file).match(/\b(?:quad|process|nodejs)_\w+/g) ?? [];
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !lines.has(name))).toEqual([]);
  });

  it('documents every log event and no other', () => {
    const sources = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
    const events = sources.flatMap((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8');
      return Array.from(text.matchAll(/\blog\.(?:debug|info|warn|error|fatal)\((.*)/g), ([line, rest = '']) => {
        const event = /'([^']+)'\)/.exec(rest)?.[1];
        if (!event) throw new Error(`${file}: ${line} does not end with the text of its event.`);
        return event;
      });
    });
    // Logged by the framework itself.
    events.push('Server listening at');
    const documented = Array.from(
      page('observing.md').matchAll(/^\| `([A-Z][^`]+)` +\| (?:debug|info|warn|error)/gm),
      ([, event]) => event,
    );
    expect(documented.toSorted()).toEqual([...new Set(events)].toSorted());
  });
});
