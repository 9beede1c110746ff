import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { contentOf, createSubmissions, randomKey } from './submissions.ts';

const failure = (status: number, code = 'UNKNOWN') => new ApiError({ status, code, message: 'No.' });

/** Submits the same content for each outcome in turn and returns the keys that were sent. */
async function keysFor(outcomes: (ApiError | undefined)[]): Promise<string[]> {
  let count = 0;
  const submit = createSubmissions(() => `key ${++count}`);
  const sent: string[] = [];
  for (const outcome of outcomes) {
    const send = async (key: string) => {
      sent.push(key);
      if (outcome) throw outcome;
    };
    await submit('the same room', send).catch(() => undefined);
  }
  return sent;
}

describe('the idempotency key of a submission', () => {
  it.each([
    ['after a lost connection', failure(0, 'NETWORK')],
    ['after a timeout', failure(0, 'TIMEOUT')],
    ['after a server error', failure(503)],
    ['while the first submission is in progress', failure(409, 'IN_PROGRESS')],
    ['after a malformed response', failure(200, 'MALFORMED_ANSWER')],
  ])('stays the same %s', async (_, error) => {
    expect(await keysFor([error, error, undefined])).toEqual(['key 1', 'key 1', 'key 1']);
  });

  it.each([
    ['a success', undefined],
    ['a refusal', failure(400)],
    ['a conflict', failure(409, 'ROOM_TAKEN')],
    ['an expired session', failure(401)],
  ])('changes after %s', async (_, outcome) => {
    expect(await keysFor([outcome, undefined])).toEqual(['key 1', 'key 2']);
  });

  it('is shared by concurrent submissions of the same content only', async () => {
    const submit = createSubmissions();
    const send = async (key: string) => key;
    const [first, second, other] = await Promise.all([submit('a', send), submit('a', send), submit('b', send)]);
    expect(first).toBe(second);
    expect(other).not.toBe(first);
  });

  it('is not shared by two files', () => {
    const contentWith = (photo: File) => contentOf('POST /api/events/{eventId}/report/photos', { eventId: 'one' }, { photo });
    const stage = () => new File(['stage'], 'stage.jpg', { lastModified: 1 });
    expect(contentWith(stage())).toBe(contentWith(stage()));
    const others = [
      new File(['stage'], 'arena.jpg', { lastModified: 1 }),
      new File(['all of the stage'], 'stage.jpg', { lastModified: 1 }),
      new File(['stage'], 'stage.jpg', { lastModified: 2 }),
    ];
    for (const other of others) expect(contentWith(other)).not.toBe(contentWith(stage()));
  });

  it('is random and has 128 bits in hexadecimal', () => {
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomKey()).not.toBe(randomKey());
  });
});
