import { expect, it } from 'vitest';
import { ownPhoto } from './photo.ts';

it.each([
  ['/photos/0198f0.webp', '/photos/0198f0.webp'],
  ['/photos/default.webp', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('ownPhoto of %j is %j', (profilePic, photo) => expect(ownPhoto(profilePic)).toBe(photo));
