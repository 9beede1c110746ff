import { PEOPLE } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { withPhotoAddress } from './profile.ts';

function shown(profilePic: string | null, baseUrl: string): string | null | undefined {
  const { student } = PEOPLE;
  return withPhotoAddress({ ...student, personal_info: { ...student.personal_info, profilePic } }, baseUrl).personal_info.profilePic;
}

it.each([
  ['/photos/0198f0.webp', '', '/photos/0198f0.webp'],
  ['/photos/0198f0.webp', 'https://api.campus.example', 'https://api.campus.example/photos/0198f0.webp'],
  ['/photos/0198f0.webp', 'https://campus.example/quad', 'https://campus.example/quad/photos/0198f0.webp'],
  ['https://lh3.example/photo', 'https://api.campus.example', 'https://lh3.example/photo'],
  ['data:image/webp;base64,UklGRg==', 'https://api.campus.example', 'data:image/webp;base64,UklGRg=='],
  ['/photos/default.webp', 'https://api.campus.example', '/photos/default.webp'],
  ['', 'https://api.campus.example', ''],
  [null, 'https://api.campus.example', null],
])('withPhotoAddress maps %j of a backend at %j to %j', (profilePic, baseUrl, address) => expect(shown(profilePic, baseUrl)).toBe(address));

it('withPhotoAddress returns the same user when the photo address is already right', () => {
  expect(withPhotoAddress(PEOPLE.student, 'https://api.campus.example')).toBe(PEOPLE.student);
});
