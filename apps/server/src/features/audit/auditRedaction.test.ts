import { AUDIT_AREA_NAMES } from '@quad/domain/administration';
import { and, asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, auditMentions } from '../../db/schema.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { changeRole } from '../accounts/administration.service.ts';
import { changeEmail, rename, setRollNumber } from '../accounts/corrections.service.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { type AuditEntry, record, recordSignIn } from './audit.service.ts';
import { AUDIT_ACTIONS, checkDeclared, mentionsOf, ownDetail, personalActions } from './auditActions.ts';
import { chainAudit } from './auditChain.ts';
import { verifyAudit } from './auditVerify.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

async function detailsOf(action: string) {
  const { db, instituteId } = server.context;
  const rows = await db
    .select({ detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)))
    .orderBy(asc(auditLog.sequence));
  return rows.map(({ detail }) => detail);
}

function write(entry: AuditEntry): Promise<void> {
  return record(server.context.db, server.context, undefined, entry);
}

async function isSound(): Promise<void> {
  await chainAudit(server.context);
  expect((await verifyAudit(server.context.db, server.context, [])).findings).toEqual([]);
}

describe('declared audit actions', () => {
  it('reject an undeclared action or field with an explanation', () => {
    expect(() => checkDeclared('note.write', {})).toThrow(
      'The audit action note.write is not declared. Add it to AUDIT_ACTIONS in apps/server/src/features/audit/auditActions.ts, with what each field of its detail holds.',
    );
    expect(() => checkDeclared('account.grant', { from: 'STUDENT', reason: '' })).toThrow(
      'The field reason of the audit action account.grant is not declared.',
    );
    expect(() => checkDeclared('event.update', { anything: '' })).not.toThrow();
  });

  it('reject inherited property names such as toString', () => {
    expect(() => checkDeclared('account.grant', { toString: '' })).toThrow('The field toString');
    expect(() => checkDeclared('constructor', {})).toThrow('is not declared');
  });

  it('list every action with personal fields, and return the people mentioned in its detail', () => {
    expect(Object.keys(AUDIT_ACTIONS).length).toBeGreaterThan(90);
    const areas: readonly string[] = AUDIT_AREA_NAMES;
    // Administrators filter the log by areas.
    expect(Object.keys(AUDIT_ACTIONS).filter((action) => !areas.includes(action.split('.')[0] ?? ''))).toEqual([]);
    expect(personalActions()).toEqual([
      'account.change-email',
      'account.merge',
      'account.rename',
      'account.set-roll-number',
      'account-change.ask',
      'administration.confirm',
      'administration.refuse',
      'certificate.revoke',
      'personal-data.confirm',
      'personal-data.refuse',
      'points.take-back',
      'profile.update',
      'session.reauthenticate',
      'session.refuse',
      'session.refuse-reauthentication',
      'session.start',
      'unit.change-contact',
      'unit.create',
    ]);
    expect(mentionsOf('unit.create', { contactEmail: 'Robotics@campus.example', coordinatorId: 'x', name: 'Robotics' })).toEqual([
      'robotics@campus.example',
      'x',
    ]);
    expect(mentionsOf('account.grant', { from: 'STUDENT', to: 'PRESIDENT' })).toEqual([]);
  });
});

describe('ownDetail', () => {
  it('removes names and addresses of other people', () => {
    const office = { userId: 'o', email: 'office@campus.example', isActor: true, isSubject: false };
    expect(ownDetail('account.rename', { from: 'Asha', to: 'Asha Rao', sessions: 1 }, office)).toEqual({ sessions: 1 });
    expect(ownDetail('unit.change-contact', { unit: 'Chess', from: 'Office@campus.example', to: 'asha@campus.example' }, office)).toEqual({
      unit: 'Chess',
      from: 'Office@campus.example',
    });
    expect(ownDetail('unit.create', { name: 'Chess', contactEmail: 'asha@campus.example', coordinatorId: 'x' }, office)).toEqual({
      name: 'Chess',
      coordinatorId: 'x',
    });
    expect(ownDetail('account.grant', { from: 'STUDENT', to: 'PRESIDENT' }, office)).toEqual({ from: 'STUDENT', to: 'PRESIDENT' });
  });
});

describe('erasing a user', () => {
  it('leaves other audit rows unchanged even if they contain the name of the user', async () => {
    const { context } = server;
    const { email: other } = await server.addUser({ name: 'Asha Rao' });
    await changeRole(context, { email: other, role: 'PRESIDENT' });
    await write({ action: 'room-request.decide', detail: { status: 'Approved', eventId: 'PRESIDENT' } });
    await write({ action: 'session.start', detail: { by: 'PRESIDENT', network: 'Approved' } });
    await write({ action: 'unit.archive', detail: { name: 'PRESIDENT' } });
    await write({ action: 'event.update', detail: { title: '["PRESIDENT","Approved"]' } });
    const actions = ['account.grant', 'room-request.decide', 'session.start', 'unit.archive', 'event.update'];
    const before = await Promise.all(actions.map(detailsOf));
    const { id } = await server.addUser({ name: 'PRESIDENT', rollNumber: 'Approved' });
    expect(await erase(context, id)).toBe(true);
    expect(await Promise.all(actions.map(detailsOf))).toEqual(before);
    await isSound();
  });

  it('erases corrections, sign-ins and unit addresses that belonged to the user at that time', async () => {
    const { context } = server;
    const { id, email } = await server.addUser({ email: 'asha@campus.example', name: 'Asha', rollNumber: '1' });
    await recordSignIn(context, { email: 'ASHA@campus.example', address: '192.0.2.7', by: 'password' });
    await recordSignIn(context, { email, address: '192.0.2.7', by: 'password', userId: id });
    await write({ action: 'unit.change-contact', detail: { unit: 'Asha', from: 'binoy@campus.example', to: 'Asha@campus.example' } });
    expect((await rename(context, { email, name: 'Asha Rao' })).ok).toBe(true);
    expect((await setRollNumber(context, { email, rollNumber: '2' })).ok).toBe(true);
    expect((await changeEmail(context, { email, to: 'rao@campus.example' })).ok).toBe(true);
    // From now on another person has the address.
    await server.addUser({ email: 'asha@campus.example' });
    await write({ action: 'unit.change-contact', detail: { unit: 'Chess', from: 'asha@campus.example', to: 'rao@campus.example' } });
    expect(await erase(context, id)).toBe(true);
    expect(await detailsOf('unit.change-contact')).toEqual([
      { unit: 'Asha', from: 'binoy@campus.example', to: 'erased' },
      { unit: 'Chess', from: 'asha@campus.example', to: 'erased' },
    ]);
    expect(await detailsOf('account.rename')).toEqual([{ from: 'erased', to: 'erased', sessions: 0 }]);
    expect(await detailsOf('account.set-roll-number')).toEqual([{ from: 'erased', to: 'erased', sessions: 0 }]);
    expect(await detailsOf('account.change-email')).toEqual([{ from: 'erased', to: 'erased', unitId: null, sessions: 0 }]);
    const signIn = { by: 'password', account: 'erased', network: 'erased' };
    expect(await detailsOf('session.refuse')).toEqual([signIn]);
    expect(await detailsOf('session.start')).toEqual([signIn]);
    const { rows } = await context.db.execute<{ mention: string }>(
      sql`select distinct mention from ${auditMentions} where institute_id = ${context.instituteId} order by 1`,
    );
    expect(rows.map(({ mention }) => mention)).toEqual(['asha@campus.example', 'binoy@campus.example']);
    await isSound();
  });

  it('leaves the audit rows of a previous owner of the email address unchanged', async () => {
    const { context } = server;
    const { email: first } = await server.addUser({ email: 'office@campus.example' });
    await write({ action: 'unit.change-contact', detail: { unit: 'Chess', from: 'none@campus.example', to: 'office@campus.example' } });
    expect((await changeEmail(context, { email: first, to: 'former@campus.example' })).ok).toBe(true);
    const { id } = await server.addUser({ email: 'office@campus.example' });
    const before = [await detailsOf('unit.change-contact'), await detailsOf('account.change-email')];
    expect(await erase(context, id)).toBe(true);
    expect([await detailsOf('unit.change-contact'), await detailsOf('account.change-email')]).toEqual(before);
  });
});
