import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../db/schema.ts';
import { ENGINE } from '../../testing/database.ts';
import { waitsForRow } from '../../testing/rowLocks.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { erasePerson, lockPerson } from '../accounts/erasure.service.ts';

let server: TestApp;
let student: Visitor;

beforeEach(async () => {
  server = await testApp();
  student = await server.signIn({ name: 'Asha Patil', email: 'asha@campus.example', rollNumber: '20240007' });
});
afterAll(() => server.close());

function update(updatedDetails: object, { userId = '20240007', headers = {} }: { userId?: string; headers?: Record<string, string> } = {}) {
  return student.send('PUT', '/profile/updateStudentProfile', { userId, updatedDetails }, headers);
}

async function me() {
  return (await student.get('/auth/fetchAuth')).json();
}

async function store(columns: Partial<typeof users.$inferInsert>) {
  await server.context.db.update(users).set(columns).where(eq(users.id, student.userId));
}

const EVERYTHING = {
  personal_info: { gender: 'Female', date_of_birth: '2005-02-14', phone: '9876500901' },
  academic_info: { program: 'B.Tech', branch: 'Physics', batch_year: '2024', current_year: '3rd', cgpa: '8.42' },
  contact_info: {
    hostel: 'Indravati',
    room_number: 'B-101',
    socialLinks: { github: 'github.com/asha', linkedin: 'https://www.linkedin.com/in/asha' },
  },
};

describe('editing one’s own profile', () => {
  it('stores every field and returns the whole user', async () => {
    const response = await update(EVERYTHING);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: 'Profile updated successfully!',
      updatedStudent: {
        _id: student.userId,
        user_id: '20240007',
        personal_info: { name: 'Asha Patil', email: 'asha@campus.example', ...EVERYTHING.personal_info },
        academic_info: { ...EVERYTHING.academic_info, cgpa: 8.42 },
        contact_info: EVERYTHING.contact_info,
      },
    });
    expect(await me()).toEqual(response.json().updatedStudent);
  });

  it.runIf(ENGINE === 'postgres')('stores nothing in an account that is erased meanwhile', async () => {
    const { context } = server;
    const { editing } = await context.db.transaction(async (tx) => {
      const user = await lockPerson(tx, context.instituteId, student.userId);
      if (!user) throw new Error('The person is not there.');
      await erasePerson(tx, context, user);
      const answer = update(EVERYTHING).then(({ statusCode }) => statusCode);
      await waitsForRow(context.db, answer);
      return { editing: answer };
    });
    expect(await editing).toBeGreaterThanOrEqual(400);
    const [row] = await context.db.select().from(users).where(eq(users.id, student.userId));
    expect(row).toMatchObject({ phone: null, hostel: null, github: null, status: 'erased' });
  });

  it('clears emptied fields and keeps omitted ones', async () => {
    await update(EVERYTHING);
    const response = await update({
      personal_info: { phone: '' },
      academic_info: { cgpa: null },
      contact_info: { socialLinks: { github: ' ' } },
    });
    const { personal_info, academic_info, contact_info } = response.json().updatedStudent;
    const { phone: _blank, ...personal } = EVERYTHING.personal_info;
    expect(personal_info).toEqual({ name: 'Asha Patil', email: 'asha@campus.example', ...personal });
    const { cgpa: _none, ...academic } = EVERYTHING.academic_info;
    expect(academic_info).toEqual(academic);
    expect(contact_info).toEqual({
      hostel: 'Indravati',
      room_number: 'B-101',
      socialLinks: { linkedin: 'https://www.linkedin.com/in/asha' },
    });
  });

  it('keeps concurrent changes of different fields', async () => {
    const answers = await Promise.all([
      update({ personal_info: { phone: '9876500902' } }),
      update({ contact_info: { hostel: 'MSH' } }),
      update({ academic_info: { cgpa: 9 } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await me()).toMatchObject({
      personal_info: { phone: '9876500902' },
      academic_info: { cgpa: 9 },
      contact_info: { hostel: 'MSH' },
    });
  });

  it('accepts the whole stored account with one change', async () => {
    await store({ gender: 'Female', profilePic: '/photos/own.webp' });
    const whole = await me();
    const response = await update({ ...whole, contact_info: { ...whole.contact_info, room_number: 'C-7' } });
    expect(response.statusCode, response.body).toBe(200);
    expect((await me()).contact_info.room_number).toBe('C-7');
  });

  it.each([
    [{ personal_info: { name: 'President' } }, 'personal_info.name'],
    [{ personal_info: { email: 'president@campus.example' } }, 'personal_info.email'],
    [{ personal_info: { profilePic: 'https://elsewhere.example/pixel.png' } }, 'personal_info.profilePic'],
    [{ role: 'PRESIDENT' }, 'role'],
    [{ user_id: '1' }, 'user_id'],
    [{ status: 'alumnus' }, 'status'],
    [{ created_at: '2020-01-01T00:00:00.000Z' }, 'created_at'],
  ])('forbids changing %j', async (change, field) => {
    const before = await me();
    const response = await update({ ...change, contact_info: { hostel: 'MSH' } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN', errors: { [`updatedDetails.${field}`]: 'This cannot be changed.' } });
    expect(await me()).toEqual(before);
  });

  it.each([
    [{ personal_info: { phone: '12345' } }, 'personal_info.phone', 'Mobile number must be 10 digits'],
    [{ personal_info: { gender: 'Robot' } }, 'personal_info.gender', 'Choose one of the listed options.'],
    [{ academic_info: { batch_year: '2015' } }, 'academic_info.batch_year', 'Admission year must be between 2016 and 2026'],
    [{ academic_info: { batch_year: '2027' } }, 'academic_info.batch_year', 'Admission year must be between 2016 and 2026'],
    [{ academic_info: { cgpa: '8.425' } }, 'academic_info.cgpa', 'CGPA must be between 0 and 10, in steps of 0.01.'],
    [{ contact_info: { hostel: 'Castle' } }, 'contact_info.hostel', 'Choose one of the listed options.'],
    [{ contact_info: { socialLinks: { github: 'javascript:alert(1)' } } }, 'contact_info.socialLinks.github', 'Invalid GitHub URL'],
    [
      { contact_info: { socialLinks: { linkedin: 'https://linkedin.com.elsewhere.example' } } },
      'contact_info.socialLinks.linkedin',
      'Invalid LinkedIn URL',
    ],
  ])('rejects %j with a message for the field', async (change, field, message) => {
    const response = await update(change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: { [`updatedDetails.${field}`]: message } });
  });

  it('accepts a stored value that is not among the options, and no other one', async () => {
    await store({ program: 'Dual Degree' });
    expect((await update({ academic_info: { program: 'Dual Degree', branch: 'Physics' } })).statusCode).toBe(200);
    expect((await update({ academic_info: { program: 'Double Degree' } })).statusCode).toBe(400);
  });

  it('requires the user’s own roll number, or the user id if there is none', async () => {
    const other = await update({ contact_info: { hostel: 'MSH' } }, { userId: '20240008' });
    expect([other.statusCode, other.json().code]).toEqual([403, 'IDENTITY_MISMATCH']);
    expect((await update({ contact_info: { hostel: 'MSH' } }, { userId: student.userId })).statusCode).toBe(403);
    await store({ rollNumber: null });
    expect((await update({ contact_info: { hostel: 'MSH' } }, { userId: student.userId })).statusCode).toBe(200);
  });

  it('rejects an outdated version with 412', async () => {
    const { headers } = await student.get('/auth/fetchAuth');
    const seen = { 'if-match': String(headers.etag) };
    server.setNow(new Date('2026-11-20T09:31:00.000Z'));
    const first = await update({ contact_info: { hostel: 'MSH' } }, { headers: seen });
    expect(first.statusCode).toBe(200);
    const stale = await update({ contact_info: { hostel: 'Gopad' } }, { headers: seen });
    expect([stale.statusCode, stale.json().message]).toEqual([
      412,
      'Your profile was changed elsewhere in the meantime. Reload it and try again.',
    ]);
    const current = { 'if-match': String(first.headers.etag) };
    expect((await update({ contact_info: { hostel: 'Gopad' } }, { headers: current })).statusCode).toBe(200);
  });

  it('records changed fields with old and new values in the audit log, and no unchanged ones', async () => {
    await update({ contact_info: { hostel: 'MSH' } });
    await update({ contact_info: { hostel: 'MSH' } });
    await update({ contact_info: { hostel: 'Gopad', room_number: '' } });
    const { db, instituteId } = server.context;
    const rows = await db
      .select({ actorId: auditLog.actorId, detail: auditLog.detail })
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, 'profile.update')))
      .orderBy(asc(auditLog.sequence));
    expect(rows).toEqual([
      { actorId: student.userId, detail: { hostel: '[null,"MSH"]' } },
      { actorId: student.userId, detail: { hostel: '["MSH","Gopad"]' } },
    ]);
  });
});
