import { describe, expect, it } from 'vitest';
import { isGithubLink, isLinkedinLink, linkTarget } from './links.ts';

describe('isGithubLink', () => {
  it.each(['github.com/asha', 'https://github.com/asha', 'http://www.github.com', 'GitHub.com/Asha?tab=repositories'])(
    'accepts %s',
    (text) => expect(isGithubLink(text)).toBe(true),
  );
  it.each([
    'asha',
    'github',
    'javascript:alert(1)',
    'ftp://github.com/asha',
    'https://github.com@evil.example',
    'github.com/as ha',
    'github..com',
    '',
    `github.com/${'a'.repeat(2048)}`,
  ])('rejects %s', (text) => expect(isGithubLink(text)).toBe(false));
});

describe('isLinkedinLink', () => {
  it.each(['https://www.linkedin.com/in/asha', 'http://linkedin.com/in/asha', 'https://in.linkedin.com'])('accepts %s', (text) =>
    expect(isLinkedinLink(text)).toBe(true),
  );
  it.each([
    'linkedin.com/in/asha',
    'https://linkedin.com.evil.example/in/asha',
    'https://notlinkedin.com/in/asha',
    'https://evil.example/linkedin.com',
    'javascript://linkedin.com/%0aalert(1)',
    '',
    `https://linkedin.com/${'a'.repeat(2048)}`,
  ])('rejects %s', (text) => expect(isLinkedinLink(text)).toBe(false));
});

describe('linkTarget', () => {
  it.each([
    ['github.com/asha', 'https://github.com/asha'],
    ['http://github.com/asha', 'http://github.com/asha'],
    ['HTTPS://github.com/asha', 'HTTPS://github.com/asha'],
  ])('returns for %s the address %s', (text, target) => expect(linkTarget(text)).toBe(target));
});
