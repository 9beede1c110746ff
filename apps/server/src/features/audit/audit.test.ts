import { accept, refuse } from '@quad/domain/refusals';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { databaseFault } from '../../db/errors.ts';
import { auditLog, users } from '../../db/schema.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { firstBrokenLink, mutate } from './audit.service.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

function note(text: string) {
  return mutate(server.context, {}, async () => accept({ value: text, audit: { action: 'note.write', detail: { zebra: text, ant: 1 } } }));
}

function rowsOf({ db, instituteId }: TestApp['context']) {
  return db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(asc(auditLog.sequence));
}

describe('the audit log', () => {
  it('has one row for each change, each bound to the one before', async () => {
    await note('a');
    await note('b');
    const [first, second] = await rowsOf(server.context);
    expect(first).toMatchObject({ sequence: 1, action: 'note.write', detail: { ant: 1, zebra: 'a' }, previousHash: '0'.repeat(64) });
    expect(second).toMatchObject({ sequence: 2, previousHash: first?.hash });
    expect(await firstBrokenLink(server.context.db, server.context.instituteId)).toBeUndefined();
  });

  it('has no gaps and no forks when many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => note(String(index))));
    expect((await rowsOf(server.context)).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await firstBrokenLink(server.context.db, server.context.instituteId)).toBeUndefined();
  });

  it('refuses to be changed, shortened or emptied', async () => {
    await note('a');
    const { db } = server.context;
    for (const attempt of [
      () => db.update(auditLog).set({ action: 'nothing' }),
      () => db.delete(auditLog),
      () => db.execute(sql`truncate ${auditLog}`),
    ]) {
      const error: unknown = await attempt().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(databaseFault(error)?.code).toBe('23001');
    }
  });

  it('shows where somebody with the power to changed it all the same', async () => {
    for (const text of ['a', 'b', 'c']) await note(text);
    const { instituteId } = server.context;
    const second = and(eq(auditLog.instituteId, instituteId), eq(auditLog.sequence, 2));
    const tamper = async (change: (tx: Database) => Promise<unknown>) => {
      let found: number | undefined;
      await server.context.db
        .transaction(async (tx) => {
          await tx.execute(sql`alter table ${auditLog} disable trigger audit_log_append_only`);
          await change(tx);
          found = await firstBrokenLink(tx, instituteId);
          tx.rollback();
        })
        .catch(() => undefined);
      return found;
    };
    expect(
      await tamper((tx) =>
        tx
          .update(auditLog)
          .set({ detail: { zebra: 'B', ant: 1 } })
          .where(second),
      ),
    ).toBe(2);
    expect(
      await tamper((tx) =>
        tx
          .update(auditLog)
          .set({ hash: 'f'.repeat(64) })
          .where(second),
      ),
    ).toBe(2);
    expect(await tamper((tx) => tx.delete(auditLog).where(second))).toBe(3);
  });
});

describe('a change that is refused', () => {
  it('leaves nothing behind', async () => {
    const { id } = await server.addUser({ name: 'Before' });
    const outcome = await mutate(server.context, {}, async (tx) => {
      await tx.update(users).set({ name: 'After' }).where(eq(users.id, id));
      return refuse('CONFLICT', 'No.');
    });
    expect(outcome).toEqual({ ok: false, refusal: { code: 'CONFLICT', message: 'No.' } });
    const [row] = await server.context.db.select({ name: users.name }).from(users).where(eq(users.id, id));
    expect(row).toEqual({ name: 'Before' });
    expect(await rowsOf(server.context)).toEqual([]);
  });
});
