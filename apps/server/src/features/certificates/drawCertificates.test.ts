import { CERTIFICATE_TEMPLATES } from '@quad/domain/certificates';
import { describe, expect, it } from 'vitest';
import { drawCertificates } from './drawCertificates.ts';
import type { PrintableCertificate } from './drawing.ts';

// docs/specification/certificates.md#certificates-file
const AT = new Date('2026-11-20T09:30:00.000Z');
const CONTENT = {
  ...{ language: 'en' as const, institute: 'Campus Institute', color: null, event: 'Robo Night', unit: 'Robotics Club' },
  ...{ date: '20 November 2026', days: null, ...CERTIFICATE_TEMPLATES.attendance },
  signatories: [{ name: 'Prof. R. Iyer', office: 'Dean of Students' }],
};
const many = (count: number): PrintableCertificate[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ content: CONTENT, name: `Graduate ${index}`, rank: '', code: `CODE-${index}`, issued: '20 November 2026' },
    address: `https://campus.example/certificates/CODE-${index}`,
  }));
const pagesIn = (part: Uint8Array) =>
  [
    ...Buffer.from(part)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b(?!s)/g),
  ].length;

describe('drawCertificates', () => {
  it('writes parts of at most 20 pages and waits until each part is consumed', async () => {
    const parts: number[] = [];
    let waiting = 0;
    await drawCertificates({ certificates: many(120), at: AT }, async (part) => {
      waiting += 1;
      expect(waiting).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      waiting -= 1;
      parts.push(pagesIn(part));
      return true;
    });
    expect(parts.reduce((sum, pages) => sum + pages, 0)).toBe(120);
    expect(Math.max(...parts)).toBeLessThanOrEqual(20);
  });

  it('stops drawing when the consumer stops reading', async () => {
    let pages = 0;
    await drawCertificates({ certificates: many(120), at: AT }, async (part) => {
      pages += pagesIn(part);
      return false;
    });
    expect(pages).toBeLessThanOrEqual(20);
  });
});
