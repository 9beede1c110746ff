import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from './files.mjs';
import { issueText } from './nightly-issue.mjs';

const RUN = 'https://ci.example/runs/1';
const FAILED = '[1 min] rules: ok, 10 passed, 0 failed (3 s)\n[2 min] journeys: FAILED, 4 passed, 1 failed (9 s)\nAssertionError: lost\n';

it('limits the issue text to 65,536 characters and keeps code fences intact', () => {
  const long = `${'x'.repeat(200_000)}\n\`\`\`\nthe last line`;
  const logs = ['full-1', 'full-2', 'mutants'].map((name) => ({ name, text: long }));
  const text = issueText(logs, RUN);
  expect(text.length).toBeLessThanOrEqual(65_536);
  expect(text.match(/the last line/g)).toHaveLength(3);
  expect(text.match(/^```/gm)).toHaveLength(6);
});

describe('calls of the gh command', () => {
  let folder = '';
  beforeEach(() => {
    const made = temporaryFolder('nightly');
    folder = made.path;
    onTestFinished(made.remove);
    mkdirSync(path.join(folder, 'logs/full-1'), { recursive: true });
    writeFileSync(path.join(folder, 'logs/full-1/full-1.log'), FAILED);
    writeFileSync(path.join(folder, 'logs/full-1/full-3.log'), 'All is well\n10 passed, 0 failed\n');
  });

  /** Runs it with a fake gh that records its arguments and returns the number of an open issue. */
  function ghCalls(open: string): string[][] {
    const seen = path.join(folder, 'asked');
    const gh = path.join(folder, 'gh');
    writeFileSync(
      gh,
      `#!${process.execPath}\nconst words = process.argv.slice(2);\nrequire('node:fs').appendFileSync(${JSON.stringify(seen)}, JSON.stringify(words) + '\\n');\nif (words[1] === 'list') console.log(${JSON.stringify(open)});\n`,
    );
    chmodSync(gh, 0o755);
    const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'nightly-issue.mjs'), path.join(folder, 'logs'), RUN], { env });
    return existsSync(seen)
      ? readFileSync(seen, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  }

  it('create an issue about only the failed suites when none is open', () => {
    const calls = ghCalls('');
    expect(calls.map(([noun, verb]) => `${noun} ${verb}`)).toEqual(['issue list', 'label create', 'issue create']);
    const body = calls[2]?.at(-1);
    for (const part of [`The full tier failed in ${RUN}.`, '### full-1\n- journeys: 4 passed, 1 failed (9 s)', 'AssertionError: lost'])
      expect(body).toContain(part);
    for (const part of ['- rules', '### full-3']) expect(body).not.toContain(part);
  });

  it('add a comment to an open issue', () => {
    const calls = ghCalls('17');
    expect(calls.map(([noun, verb]) => `${noun} ${verb}`)).toEqual(['issue list', 'issue comment']);
    expect(calls[1]?.[2]).toBe('17');
  });
});
