import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CERTIFICATE_TEMPLATES, CertificateOrder } from '../certificates/index.ts';
import { CertificateOrderChange, changedInOrder } from './certificateRequest.ts';

// docs/specification/certificates.md#certificates-deciding
const SIGNATORY = { name: 'Prof. R. Iyer', office: 'Dean of Students' };
const ORDER = { kind: 'attendance', days: null, ...CERTIFICATE_TEMPLATES.attendance, signatories: [SIGNATORY] };

it('validates a changed certificate order, requires its version and lists the changed fields', () => {
  expect(v.is(CertificateOrderChange, { ...ORDER, version: 2 })).toBe(true);
  expect(v.is(CertificateOrderChange, ORDER)).toBe(false);
  expect(v.is(CertificateOrderChange, { ...ORDER, version: 2, body: '{name} was {rank}' })).toBe(false);
  const before = v.parse(CertificateOrder, ORDER);
  expect(changedInOrder(before, before)).toEqual([]);
  expect(changedInOrder(before, { ...before, days: 1, signatories: [SIGNATORY, SIGNATORY] })).toEqual(['days', 'signatories']);
});
