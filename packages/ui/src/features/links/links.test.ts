import { expect, it } from 'vitest';
import { certificateLink } from './links.ts';

it.each(['javascript:alert(1)', 'data:text/html,x', 'certificate.pdf', '', null, undefined])('returns no link for %s', (address) =>
  expect(certificateLink(address)).toBeUndefined(),
);

it('returns a link that opens in a new tab for a web address', () => {
  expect(certificateLink('https://certificates.campus.example/1.pdf')).toEqual({
    href: 'https://certificates.campus.example/1.pdf',
    external: true,
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});
