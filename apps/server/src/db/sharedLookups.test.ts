import { describe, expect, it } from 'vitest';
import type { Database } from './connection.ts';
import { SharedLookups } from './sharedLookups.ts';

const newScope = (instituteId = 'ours') => ({ db: {} as Database, instituteId });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`);

/** Lookups that record the keys of each statement. The statements wait until they are answered. */
function recorded() {
  const statements: { instituteId: string; keys: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const lookups = new SharedLookups<string>(({ instituteId }, keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const found = new Map(keys.filter((key) => !key.startsWith('no ')).map((key) => [key, `${instituteId}'s ${key}`]));
    statements.push({ instituteId, keys, answer: () => resolve(found), fail: reject });
    return promise;
  });
  const sent = (count: number) => expect.poll(() => statements.length).toBe(count);
  return { lookups, statements, sent };
}

describe('lookups by keys that strangers make up', () => {
  it('share a statement if they wait at the same time, up to 500 different keys', async () => {
    const { lookups, statements, sent } = recorded();
    const scope = newScope();
    const all = Promise.all([...numbered(1200), ...numbered(300), 'no such key'].map((key) => lookups.find(scope, key)));
    for (const count of [1, 2, 3]) {
      await sent(count);
      statements.at(-1)?.answer();
    }
    const found = await all;
    expect(found.slice(0, 1500)).toEqual([...numbered(1200), ...numbered(300)].map((key) => `ours's ${key}`));
    expect(found.at(-1)).toBeUndefined();
    expect(statements.map(({ keys }) => keys.length)).toEqual([500, 500, 201]);
  });

  it('wait for the next statement if they arrive while one is running, because it may not see the latest commit', async () => {
    const { lookups, statements, sent } = recorded();
    const scope = newScope();
    const first = lookups.find(scope, 'a');
    await sent(1);
    const second = [lookups.find(scope, 'a'), lookups.find(scope, 'b')];
    statements[0]?.answer();
    expect(await first).toBe("ours's a");
    await sent(2);
    statements[1]?.answer();
    expect(await Promise.all(second)).toEqual(["ours's a", "ours's b"]);
    expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  });

  it('never wait for another institute, and get nothing from it', async () => {
    const { lookups, statements, sent } = recorded();
    const found = [lookups.find(newScope('ours'), 'a'), lookups.find(newScope('theirs'), 'a')];
    await sent(2);
    for (const { answer } of statements) answer();
    expect(await Promise.all(found)).toEqual(["ours's a", "theirs's a"]);
  });

  it('fail with their statement, and not with an earlier one', async () => {
    const { lookups, statements, sent } = recorded();
    const scope = newScope();
    const failed = expect(lookups.find(scope, 'a')).rejects.toThrow('The database is gone.');
    await sent(1);
    const next = lookups.find(scope, 'a');
    statements[0]?.fail(new Error('The database is gone.'));
    await failed;
    await sent(2);
    statements[1]?.answer();
    expect(await next).toBe("ours's a");
  });
});
