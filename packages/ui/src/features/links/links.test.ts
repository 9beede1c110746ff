import { expect, it } from 'vitest';
import { certificateLink } from './links.ts';

it.each(['javascript:alert(1)', 'data:text/html,x', 'certificate.pdf', '', null, undefined])('leads nowhere from %s', (address) =>
  expect(certificateLink(address)).toBeUndefined(),
);

it('opens an address of the web apart from the portal', () => {
  expect(certificateLink('https://certificates.campus.example/1.pdf')).toEqual({
    href: 'https://certificates.campus.example/1.pdf',
    external: true,
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});
