import { createHash } from 'node:crypto';
import { endpoint } from '@quad/api-client/contract';
import { POLICY, type PolicyTable } from '@quad/domain/access';
import { accept, refuse } from '@quad/domain/refusals';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, idempotencyKeys } from '../db/schema.ts';
import { auditedTransaction } from '../features/audit/audit.service.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../testing/testApp.ts';
import { type Server, serve } from './endpoints.ts';
import { ABANDONED_AFTER_MS, BLANKED } from './idempotency.ts';

const policy: PolicyTable = { ...POLICY, 'POST /test/notes': { row: 'T1', who: 'signed-in', rule: 'For this test.' } };

/** docs/specification/contract.md#contract-transport */
const createNote = endpoint({
  call: 'POST /test/notes',
  summary: 'A create, as features have them.',
  body: v.object({ text: v.string() }),
  answers: { 201: v.object({ number: v.number() }) },
});

/** Not used by these calls. */
const NO_INSTALLATION = undefined as unknown as Server['installation'];

let server: TestApp;
let visitor: Visitor;
let made: number;
let meanwhile: () => Promise<void>;

beforeEach(async () => {
  made = 0;
  meanwhile = async () => undefined;
  server = await testApp({
    environment: { LOG_LEVEL: 'silent' },
    policy,
    prepare: (app) =>
      serve({ app, policy, installation: NO_INSTALLATION }, createNote, async ({ context, actor, claim, body }) => {
        await meanwhile();
        return auditedTransaction(context, { actor, claim }, async () => {
          made += 1;
          if (body.text === 'refused') return refuse('CONFLICT', 'Not this one.');
          if (body.text === 'broken') throw new Error('A fault.');
          return accept({ value: { number: made }, audit: { action: 'event.create' } });
        });
      }),
  });
  visitor = await server.signIn();
  return () => server.close();
});

function create(text: string, key?: string, by: Visitor = visitor) {
  return by.send('POST', '/test/notes', { text }, key ? { 'idempotency-key': key } : {});
}

/** Number of committed notes: each adds one row to the audit log. */
async function committed(): Promise<number> {
  const { db, instituteId } = server.context;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'event.create')));
  return rows.length;
}

/** A gate that callers wait at until it is opened, and that reports who has arrived. */
function gate() {
  const opened = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    open: opened.resolve,
    get passed() {
      reached.resolve();
      return opened.promise;
    },
  };
}

describe('a create request with an Idempotency-Key', () => {
  it('returns the page again when a call that answers with HTML is repeated', async () => {
    const stop = () => visitor.send('POST', '/api/notifications/unsubscribe/nobody', undefined, { 'idempotency-key': 'one' });
    for (const response of [await stop(), await stop()]) {
      expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    }
  });

  it('is executed once and its repeat gets the same response', async () => {
    const answers = [await create('a', 'key-1'), await create('a', 'key-1')];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [201, '{"number":1}'],
      [201, '{"number":1}'],
    ]);
    expect(made).toBe(1);
    expect(await committed()).toBe(1);
  });

  it('is executed again with another key, without a key, and for another user', async () => {
    await create('a', 'key-1');
    await create('a', 'key-2');
    await create('a');
    await create('a', 'key-1', await server.signIn());
    expect(made).toBe(4);
  });

  it('is rejected when the key was used with another body', async () => {
    await create('a', 'key-1');
    const response = await create('b', 'key-1');
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('is not executed again when its stored response was blanked by an erasure', async () => {
    await create('a', 'key-1');
    const { db, instituteId } = server.context;
    await db
      .update(idempotencyKeys)
      .set({ status: BLANKED, answer: null })
      .where(and(eq(idempotencyKeys.instituteId, instituteId), eq(idempotencyKeys.key, 'key-1')));
    const repeat = await create('a', 'key-1');
    expect([repeat.statusCode, repeat.json()]).toMatchObject([
      409,
      { code: 'DUPLICATE', message: 'This has already been done. Reload the page to see it.' },
    ]);
    expect(made).toBe(1);
  });

  it('is rejected while the first request is in progress', async () => {
    let repeat: Awaited<ReturnType<typeof create>> | undefined;
    meanwhile = async () => {
      meanwhile = async () => undefined;
      repeat = await create('a', 'key-1');
    };
    expect((await create('a', 'key-1')).statusCode).toBe(201);
    expect(repeat?.statusCode).toBe(409);
    expect(repeat?.json()).toMatchObject({ code: 'IN_PROGRESS' });
    expect(made).toBe(1);
  });

  it.each([
    ['is committed first', true],
    ['is still in progress', false],
  ])('is committed only once when the first request takes too long and the second one %s', async (_when, isCommittedFirst) => {
    const held = gate();
    const secondHeld = gate();
    meanwhile = () => held.passed;
    const first = create('a', 'key-1');
    await held.reached;
    server.setNow(new Date(TEST_NOW.getTime() + ABANDONED_AFTER_MS + 1));
    meanwhile = () => secondHeld.passed;
    const second = create('a', 'key-1');
    await secondHeld.reached;
    if (isCommittedFirst) {
      secondHeld.open();
      expect((await second).statusCode).toBe(201);
      held.open();
      expect((await first).json()).toMatchObject({ code: 'IN_PROGRESS' });
    } else {
      held.open();
      expect((await first).json()).toMatchObject({ code: 'IN_PROGRESS' });
      secondHeld.open();
      expect((await second).statusCode).toBe(201);
    }
    expect(await committed()).toBe(1);
    meanwhile = async () => undefined;
    expect((await create('a', 'key-1')).body).toBe((await second).body);
  });

  it('keeps the result of the second request when the abandoned first request fails', async () => {
    const held = gate();
    meanwhile = () => held.passed;
    const first = create('broken', 'key-1');
    await held.reached;
    server.setNow(new Date(TEST_NOW.getTime() + ABANDONED_AFTER_MS + 1));
    meanwhile = async () => undefined;
    expect((await create('broken', 'key-1')).statusCode).toBe(500);
    expect((await create('a', 'key-1')).statusCode).toBe(201);
    held.open();
    expect((await first).statusCode).toBe(500);
    expect((await create('a', 'key-1')).statusCode).toBe(201);
    expect(await committed()).toBe(1);
  });

  it('can be retried after a refusal or an error', async () => {
    expect((await create('refused', 'key-1')).statusCode).toBe(409);
    expect((await create('broken', 'key-2')).statusCode).toBe(500);
    expect((await create('a', 'key-1')).statusCode).toBe(201);
    expect((await create('a', 'key-2')).statusCode).toBe(201);
  });

  it('is executed again after a day', async () => {
    await create('a', 'key-1');
    server.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    visitor = await server.signIn();
    expect((await create('a', 'key-1')).json()).toEqual({ number: 2 });
  });

  it('is rejected when the key is too long', async () => {
    expect((await create('a', 'k'.repeat(201))).statusCode).toBe(400);
  });
});

it('stores nothing by which a password in the request could be guessed', async () => {
  const [path, body] = ['/auth/reauthentication', { password: TEST_PASSWORD }];
  expect((await visitor.send('POST', path, body, { 'idempotency-key': 'with a password' })).statusCode).toBe(200);
  const [stored] = await server.context.db
    .select({ fingerprint: idempotencyKeys.fingerprint })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, visitor.userId));
  const guessed = createHash('sha256')
    .update(JSON.stringify([path, body]))
    .digest('hex');
  expect(stored?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(stored?.fingerprint).not.toBe(guessed);
});
