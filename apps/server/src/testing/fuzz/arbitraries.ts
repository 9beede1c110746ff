import type { Endpoint } from '@quad/api-client/contract';
import { ROLES } from '@quad/domain/access';
import { POINT_EXPORT_COLUMNS } from '@quad/domain/activity-points';
import * as fc from 'fast-check';
import type * as v from 'valibot';

/** Existing values to use in requests: ids by table, e-mail addresses, roll numbers. */
export interface Pools {
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly emails: readonly string[];
  readonly rollNumbers: readonly string[];
}

/** Placeholders for the sender's own id, roll number and address, which are replaced when a request is sent. */
export const SELF = { id: '@own-id', rollNumber: '@own-roll-number', email: '@own-email' } as const;
/** Placeholder for a number that JSON can express but no float can represent. */
export const TOO_LARGE = '@1e999';

/** Texts that often cause errors. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  '\u202e',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '\\u0000',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '9'.repeat(40),
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '24:00',
  'javascript:alert(1)',
  `https://${'a'.repeat(3000)}.example`,
  'http://[::1',
  'é'.repeat(2001),
  '😀'.repeat(75),
  'a'.repeat(20_000),
  '__proto__',
  'constructor',
  'toString',
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }), fc.string());

/** Any JSON value where another type is expected. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, 0, -0, -1, 0.1, 1e308, 5e-324, 2 ** 53, -(2 ** 31) - 1, TOO_LARGE, [], {}, [[]], [null], [{}], { _id: 1 }),
  fc.constantFrom(
    JSON.parse('{"__proto__":{"role":"PRESIDENT"}}'),
    { constructor: { prototype: {} } },
    { length: 1e9 },
    { toString: null },
  ),
  fc.integer({ min: 33, max: 3000 }).map(nested),
  fc.array(fc.constant('x'), { minLength: 101, maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

/** Keys that only the server sets, and some that every object inherits. */
const EXTRA_KEYS = [
  'role',
  'verified',
  'is_endorsed',
  'status',
  'created_at',
  '_id',
  'achievement_id',
  '__proto__',
  'constructor',
  '',
  'x',
];

const day = fc
  .date({ min: new Date('1899-12-25T00:00:00Z'), max: new Date('2201-01-07T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString());
const soon = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString());
const moment = fc.oneof({ weight: 5, arbitrary: soon }, day);

/** Fields that name the sender. Real clients leave them out or send the true value. */
const SENDER = /^(reviewed_by|resolved_by|verified_by|feedback_by|appointed_by|userId|user_id|ID_No|profilePic)$/;

/** Plausible values by field name. */
function sensible(where: string, name: string, { ids, emails, rollNumbers }: Pools): fc.Arbitrary<string> {
  const of = (table: string) => fc.constantFrom(...(ids[table] ?? []));
  const isOf = (pattern: RegExp) => pattern.test(name);
  const anyId = fc.oneof(...Object.keys(ids).map(of));
  const uuid = fc.uuid({ version: 7 });
  const idOf = (table: string) =>
    fc.oneof({ weight: 6, arbitrary: of(table) }, anyId, uuid, fc.constantFrom(SELF.id), of(table).map(nearly));
  if (isOf(/^(start|end)$/)) return moment;
  if (isOf(/date/))
    return fc.oneof(
      moment,
      moment.map((text) => text.slice(0, 10)),
    );
  if (isOf(/^(until|original)$/) && /series/.test(where)) return moment.map((text) => text.slice(0, 10));
  if (isOf(/^(time|start_time|end_time|until|opens|closes)$/))
    return fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 60 })).map(clock);
  if (isOf(/email|username/)) return fc.oneof(fc.constantFrom(...emails, SELF.email), fc.emailAddress(), institutional);
  if (isOf(/^ID$|ID_No/)) return fc.oneof(fc.constantFrom(...rollNumbers, SELF.rollNumber), fc.nat().map(String));
  if (isOf(/password/))
    return fc.oneof(fc.constantFrom('campus-demo-2026', 'seven kettles sing', 'password'), fc.string({ maxLength: 20 }));
  if (isOf(/^role$/)) return fc.constantFrom(...ROLES);
  if (isOf(/skillType/)) return fc.constantFrom('technical', 'cultural', 'sports', 'academic', 'other', 'scitech');
  if (isOf(/tenure/)) return fc.integer({ min: 2014, max: 2028 }).map((year) => `${year}-${year + 1}`);
  if (isOf(/^year$/) && /money/.test(where)) return fc.constantFrom('2025-2026', '2026-2027', '2027-2028', '2026', '2026-2028');
  if (isOf(/year/)) return fc.integer({ min: 2014, max: 2028 }).map(String);
  if (isOf(/phone|mobile/)) return fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  if (isOf(/github/)) return fc.constantFrom('https://github.com/asha', 'https://example.com/asha');
  if (isOf(/linkedin/)) return fc.constantFrom('https://www.linkedin.com/in/asha', 'asha');
  if (isOf(/url|link/i)) return fc.oneof(fc.webUrl(), fc.constant(''));
  // Nobody is signed in at these calls, so there is no own id.
  if (isOf(/unitId/) && /money\/public/.test(where))
    return fc.oneof({ weight: 6, arbitrary: of('org_units') }, of('org_units').map(nearly), uuid);
  if (isOf(/unit|parent/)) return idOf('org_units');
  if (isOf(/position_?id/i)) return idOf('positions');
  if (isOf(/skill_id|skillId/)) return idOf('skills');
  if (isOf(/requestId/) && /approvals/.test(where)) return ids.approval_requests?.length ? idOf('approval_requests') : anyId;
  if (isOf(/stepId/)) return fc.constantFrom('adviser', 'evidence', 'general-secretary', 'coordinator', 'secretary');
  if (isOf(/^template(Id|_id)?$/))
    return fc.oneof(
      fc.constantFrom('naac-5-1', 'naac-5-3-3'),
      ids.accreditation_templates?.length ? idOf('accreditation_templates') : anyId,
    );
  if (isOf(/^figure$/)) return fc.constantFrom('year', 'title', 'name', 'students');
  if (isOf(/photoId/)) return ids.event_report_photos?.length ? idOf('event_report_photos') : anyId;
  if (isOf(/certificateId/)) return ids.certificates?.length ? idOf('certificates') : anyId;
  if (isOf(/runId/)) return ids.certificate_runs?.length ? idOf('certificate_runs') : anyId;
  if (isOf(/^code$/) && ids.certificate_codes?.length) {
    const code = of('certificate_codes');
    return fc.oneof({ weight: 6, arbitrary: code }, code.map(nearly), fc.string({ minLength: 1, maxLength: 30 }));
  }
  if (isOf(/subjectId/)) return fc.oneof(idOf('events'), idOf('org_units'));
  if (isOf(/^slug$/) && ids.slugs?.length)
    return fc.oneof({ weight: 6, arbitrary: of('slugs') }, fc.string({ minLength: 1, maxLength: 30 }));
  if (isOf(/claimId|claim_ids/) && /money/.test(where)) return ids.expense_claims?.length ? idOf('expense_claims') : anyId;
  if (isOf(/line_id$/) && /money/.test(where)) return ids.expense_claim_lines?.length ? idOf('expense_claim_lines') : anyId;
  if (isOf(/receiptId|receipt_ids/)) return ids.receipts?.length ? idOf('receipts') : anyId;
  if (isOf(/commitment_id/)) return ids.budget_requests?.length ? idOf('budget_requests') : anyId;
  if (isOf(/paymentId/)) return ids.payments?.length ? idOf('payments') : anyId;
  if (isOf(/feeId/)) return ids.event_fees?.length ? idOf('event_fees') : anyId;
  if (isOf(/handoverId/)) return ids.cash_handovers?.length ? idOf('cash_handovers') : anyId;
  if (isOf(/batchId/)) return ids.payment_batches?.length ? idOf('payment_batches') : anyId;
  if (isOf(/claimId/)) return ids.activity_claims?.length ? idOf('activity_claims') : anyId;
  if (isOf(/fileId/)) return ids.answer_files?.length ? idOf('answer_files') : anyId;
  if (isOf(/^evidence(Id)?$/)) return ids.claim_evidence?.length ? idOf('claim_evidence') : anyId;
  if (isOf(/^activity$/)) return fc.constantFrom('aicte-schools', 'aicte-water', 'event');
  if (isOf(/^day$/)) return moment.map((text) => text.slice(0, 10));
  if (isOf(/seriesId/) && /api\/series/.test(where)) return ids.event_series?.length ? idOf('event_series') : anyId;
  if (isOf(/requestId|seriesId/)) return idOf('room_requests');
  if (isOf(/roomId/)) return idOf('rooms');
  if (isOf(/holderId/)) return ids.position_holders?.length ? idOf('position_holders') : anyId;
  if (isOf(/workId/)) return ids.jobs?.length ? idOf('jobs') : anyId;
  if (isOf(/importId/)) return ids.imports?.length ? idOf('imports') : anyId;
  if (isOf(/^(into|value)$/)) return fc.oneof(fc.constantFrom(...emails), fc.emailAddress(), fc.constantFrom('1', 'Asha Rao'));
  if (isOf(/^(from|to)$/) && /accreditation/.test(where)) return fc.integer({ min: 2014, max: 2028 }).map(String);
  if (isOf(/^(until|from|to)$/)) return moment.map((text) => text.slice(0, 10));
  if (isOf(/^at$/)) return moment;
  if (isOf(/feedbackId/)) return idOf('feedback');
  if (isOf(/exportId/)) return ids.data_exports?.length ? idOf('data_exports') : anyId;
  if (isOf(/changeId/)) return ids.account_changes?.length ? idOf('account_changes') : anyId;
  if (isOf(/^columns$/)) return fc.constantFrom(...POINT_EXPORT_COLUMNS, 'segment.events', 'password_hash');
  if (isOf(/signatureId/)) return ids.signed_terms?.length ? idOf('signed_terms') : anyId;
  if (isOf(/term_id/)) return ids.point_terms?.length ? idOf('point_terms') : anyId;
  if (isOf(/program/)) return fc.constantFrom('B.Tech', 'M.Tech', 'MSc', 'PhD');
  if (isOf(/studentId|student_ids/)) return idOf('users');
  if (isOf(/feedId/)) return ids.calendar_feeds?.length ? idOf('calendar_feeds') : anyId;
  if (isOf(/budgetId/)) return ids.budget_requests?.length ? idOf('budget_requests') : anyId;
  if (isOf(/entryId/) && /money/.test(where)) return ids.ledger_entries?.length ? idOf('ledger_entries') : anyId;
  if (isOf(/entryId/)) return idOf('user_skills').map((id) => `skill.${id}`);
  if (isOf(/event_?id/i)) return idOf('events');
  if (isOf(/target_id/)) return anyId;
  if (isOf(/user_?id|organizers/i)) return idOf('users');
  if (isOf(/^_?id$/))
    return idOf(
      /events/.test(where) ? 'events' : /achievements/.test(where) ? 'achievements' : /session/.test(where) ? 'sessions' : 'user_skills',
    );
  return fc.oneof(fc.lorem({ maxCount: 4 }), fc.string({ minLength: 1, maxLength: 30 }), fc.constantFrom('1', '20', 'Club', 'Male'));
}

const institutional = fc.integer({ min: 0, max: 1e9 }).map((number) => `somebody${number}@campus.example`);

function clock([hours, minutes]: readonly [number, number]): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** An id with one changed character. */
function nearly(id: string): string {
  return `${id.slice(0, -1)}${id.endsWith('g') ? 'h' : 'g'}`;
}

type AnySchema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly options?: readonly unknown[];
  readonly value?: AnySchema;
  readonly literal?: unknown;
};

/** Values of the type that a schema declares, which may violate its finer rules. */
function valuesOf(declared: v.GenericSchema, where: string, name: string, pools: Pools): fc.Arbitrary<unknown> {
  const schema = declared as AnySchema;
  const inner = (part: AnySchema, its = name) => valuesOf(part, where, its, pools);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.entries ?? {});
      const requiredKeys = entries.filter(([, entry]) => !isOptional(entry)).map(([key]) => key);
      return fc.record(Object.fromEntries(entries.map(([key, entry]) => [key, inner(entry, key)])), { requiredKeys });
    }
    case 'array':
      return fc.array(inner(schema.item as AnySchema), { maxLength: 4 });
    case 'optional':
    case 'nullable':
    case 'nullish': {
      const present = inner(schema.wrapped as AnySchema);
      if (SENDER.test(name))
        return fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, present, fc.constant(SELF.id), fc.constant(null));
      return fc.oneof({ weight: 8, arbitrary: present }, fc.constantFrom(undefined, null, ''));
    }
    case 'variant':
    case 'union':
      return fc.oneof(...(schema.options as AnySchema[]).map((option) => inner(option)));
    case 'record':
      return fc.dictionary(fc.constantFrom('email', 'name', 'office', '__proto__', 'x'), inner(schema.value as AnySchema), { maxKeys: 4 });
    case 'unknown':
      return hostileValue;
    case 'picklist':
      return fc.constantFrom(...(schema.options ?? []));
    case 'literal':
      return fc.constant(schema.literal);
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.oneof({ weight: 9, arbitrary: sensible(where, name, pools) }, fc.string({ maxLength: 60 }));
    case 'blob':
      return fc.constantFrom('', 'GIF89a', '\u0089PNG\r\n\u001a\n', 'RIFF\u0000\u0000\u0000\u0000WEBP');
    default:
      throw new Error(`Values of "${schema.type}" are not known: teach them to ${import.meta.filename}.`);
  }
}

function isOptional({ type }: AnySchema): boolean {
  return type === 'optional' || type === 'nullish';
}

/** A generated request, before the sender is known. */
export interface FuzzedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  /** Undefined for no body. */
  readonly body: unknown;
  readonly contentType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Requests of a call: valid ones, ones with a single fault, and absurd ones. */
export function requestsOf(call: Endpoint, pools: Pools): fc.Arbitrary<FuzzedRequest> {
  return fc.record({
    params: fc.record(Object.fromEntries(Object.keys(call.params.entries).map((name) => [name, parameter(call, name, pools)]))),
    query: queryOf(call, pools),
    body: call.body ? bodyOf(call.body, call.path, pools) : fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, hostileValue),
    contentType: fc.oneof(
      { weight: 30, arbitrary: fc.constant('application/json') },
      fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'application/json;', 'multipart/form-data', 'a/b', ''),
    ),
    headers: headersOf(call),
  });
}

function parameter(call: Endpoint, name: string, pools: Pools): fc.Arbitrary<string> {
  return fc.oneof({ weight: 8, arbitrary: sensible(call.path, name, pools) }, { weight: 2, arbitrary: hostileText });
}

function queryOf(call: Endpoint, pools: Pools): fc.Arbitrary<[string, string][]> {
  const names = Object.keys(call.query.entries);
  const own = names.map((name) => fc.oneof(sensible(call.path, name, pools), hostileText).map((value): [string, string] => [name, value]));
  const stray = fc.tuple(fc.constantFrom('limit', 'search', 'page', '__proto__', 'constructor', ...names), hostileText);
  return fc.oneof({ weight: 3, arbitrary: fc.tuple(...own) }, fc.array(stray, { maxLength: 3 }));
}

function bodyOf(schema: v.GenericSchema, where: string, pools: Pools): fc.Arbitrary<unknown> {
  const valid = valuesOf(schema, where, 'body', pools);
  const wrongSomewhere = fc.tuple(valid, fc.infiniteStream(fc.nat({ max: 999 })), hostileValue).map(([value, choices, wrong]) => {
    const copy = copyOf(value);
    replaceSomewhere(copy, () => choices.next().value ?? 0, wrong);
    return copy;
  });
  const extended = fc
    .tuple(valid, fc.constantFrom(...EXTRA_KEYS), hostileValue)
    .map(([value, key, extra]) => ({ ...Object(value), [key]: extra }));
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 3, arbitrary: wrongSomewhere },
    extended,
    hostileValue,
    fc.constant(undefined),
  );
}

/** A copy to modify. Values that are nested too deeply to copy are returned as they are. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return undefined;
  }
}

/** Replaces one value at any depth. Every level is equally likely. */
function replaceSomewhere(value: unknown, choose: () => number, wrong: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  const key = keys[choose() % Math.max(keys.length, 1)];
  if (key === undefined) return;
  const inner: unknown = Reflect.get(value, key);
  if (typeof inner === 'object' && inner !== null && choose() % 2) replaceSomewhere(inner, choose, wrong);
  else if (choose() % 5 === 0) Reflect.deleteProperty(value, key);
  else Reflect.set(value, key, wrong);
}

function headersOf({ method }: Endpoint): fc.Arbitrary<Record<string, string>> {
  const key = fc.oneof(fc.constantFrom('key-1', 'key-2', '', 'k'.repeat(201)), fc.uuid());
  const version = fc.constantFrom('*', '""', '"2026-11-20T09:30:00.000Z"', 'W/"x"', 'x');
  const header: Record<string, fc.Arbitrary<string>> = {
    ...(method === 'POST' ? { 'idempotency-key': key } : {}),
    ...(method === 'PUT' ? { 'if-match': version } : {}),
    ...(method === 'GET' ? { 'if-none-match': version } : {}),
  };
  return fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.record(header));
}
