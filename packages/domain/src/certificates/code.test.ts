import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERTIFICATE_CODE_BYTES, certificatePath, makeCertificateCode, readCertificateCode } from './index.ts';

const bytes = fc.uint8Array({ minLength: CERTIFICATE_CODE_BYTES, maxLength: CERTIFICATE_CODE_BYTES });
const codes = bytes.map(makeCertificateCode);
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('certificate code', () => {
  it('has four groups of five unambiguous characters and a page path', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
        expect(certificatePath(code)).toBe(`/certificates/${code}`);
      }),
    );
  });

  it.each([0, 18, 20])('is not created from %i bytes', (length) => {
    expect(() => makeCertificateCode(new Uint8Array(length))).toThrow('A code is made of 19 bytes.');
  });

  it('is read in lower case, with spaces and with look-alike characters', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readCertificateCode(typed)).toBe(code);
        expect(readCertificateCode(code.replaceAll('1', 'i').replaceAll('-', ''))).toBe(code);
      }),
    );
  });

  it('is rejected with any single wrong character', () => {
    fc.assert(
      fc.property(codes, fc.nat(19), fc.constantFrom(...CHARACTERS), (code, place, other) => {
        const plain = code.replaceAll('-', '');
        fc.pre(plain[place] !== other);
        expect(readCertificateCode(plain.slice(0, place) + other + plain.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it.each(['', '00000', 'https://campus.example/certificates', 'UUUUU-UUUUU-UUUUU-UUUUU', 'क'.repeat(20)])('is not read from %j', (text) =>
    expect(readCertificateCode(text)).toBeUndefined(),
  );
});
