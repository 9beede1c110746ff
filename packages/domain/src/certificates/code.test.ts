import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CERTIFICATE_CODE_BYTES, certificatePath, makeCertificateCode, readCertificateCode } from './index.ts';

const bytes = fc.uint8Array({ minLength: CERTIFICATE_CODE_BYTES, maxLength: CERTIFICATE_CODE_BYTES });
const codes = bytes.map(makeCertificateCode);
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('a code', () => {
  it('is four groups of five that nobody takes for each other, and leads to its page', () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
        expect(certificatePath(code)).toBe(`/certificates/${code}`);
      }),
    );
  });

  it('is made of as many bytes as it has characters, and of no others', () => {
    expect(() => makeCertificateCode(new Uint8Array(CERTIFICATE_CODE_BYTES - 1))).toThrow('19 bytes');
  });

  it('is read however it is typed', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(readCertificateCode(typed)).toBe(code);
        expect(readCertificateCode(code.replaceAll('1', 'i').replaceAll('-', ''))).toBe(code);
      }),
    );
  });

  it('is not read with one wrong character, wherever that is', () => {
    fc.assert(
      fc.property(codes, fc.nat(19), fc.constantFrom(...CHARACTERS), (code, place, other) => {
        const plain = code.replaceAll('-', '');
        fc.pre(plain[place] !== other);
        expect(readCertificateCode(plain.slice(0, place) + other + plain.slice(place + 1))).toBeUndefined();
      }),
    );
  });

  it.each(['', '00000', 'https://campus.example/certificates', 'UUUUU-UUUUU-UUUUU-UUUUU', 'क'.repeat(20)])('is not %j', (text) =>
    expect(readCertificateCode(text)).toBeUndefined(),
  );
});
