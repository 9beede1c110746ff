import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isInstituteEmail } from './email.ts';

const domain = 'campus.example';

it.each(['asha@campus.example', 'ASHA@Campus.Example', 'a.b_c%d+e-f9@campus.example'])(
  'accepts %s as an institute email address',
  (email) => expect(isInstituteEmail({ email, domain })).toBe(true),
);

it.each([
  'asha@campus.example.org',
  'asha@mail.campus.example',
  'asha@campusXexample',
  'asha@evil.example@campus.example',
  'as ha@campus.example',
  'äsha@campus.example',
  'asha@campus.example\n',
  '@campus.example',
  'campus.example',
  '',
])('rejects %j as an institute email address', (email) => expect(isInstituteEmail({ email, domain })).toBe(false));

it('accepts every local part made of allowed characters', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9._%+-]+$/);
  fc.assert(fc.property(name, (before) => isInstituteEmail({ email: `${before}@${domain}`, domain })));
});
