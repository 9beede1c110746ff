import type { User } from '@quad/domain/accounts';
import { PROFILE_TEXTS } from '@quad/domain/messages';
import { DEFAULT_PHOTO_URL, PHOTO_LIMITS, type ProfileDetails, profileDetails } from '@quad/domain/profile';
import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import { profile } from '../../contract/index.ts';
import { MockRefusal } from '../mockRefusal.ts';
import { type Campus, serve } from './campus.ts';

/** A picture of nothing much, for whoever sends a photo. */
const SENT_PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7a8f6a" d="M0 0h8v8H0z"/></svg>')}`;

/** The whole profile after a change to some of its fields. */
function merged(user: User, { personal_info, academic_info, contact_info }: ProfileDetails): User {
  const { gender, date_of_birth, phone } = { ...user.personal_info, ...personal_info };
  const { socialLinks, ...contact } = contact_info ?? {};
  return {
    ...user,
    personal_info: { ...user.personal_info, gender, date_of_birth, phone },
    academic_info: { ...user.academic_info, ...academic_info },
    contact_info: { ...user.contact_info, ...contact, socialLinks: { ...user.contact_info.socialLinks, ...socialLinks } },
  };
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): MockRefusal {
  const errors = issues.map((issue): [string, string] => [`updatedDetails.${v.getDotPath(issue)}`, issue.message]);
  return new MockRefusal(400, errors[0]?.[1] ?? PROFILE_TEXTS.updateFailed, 'INVALID', Object.fromEntries(errors));
}

function withPhoto(campus: Campus, profilePic: string): { profilePic: string } {
  if (campus.session) campus.session = { ...campus.session, personal_info: { ...campus.session.personal_info, profilePic } };
  return { profilePic };
}

/** The own profile and its photo, by the domain's rules. A photo is believed to be what its type says. */
export function profileHandlers(campus: Campus): HttpHandler[] {
  return [
    serve(campus, profile.update, ({ body }) => {
      const { session } = campus;
      if (!session) return new MockRefusal(401, 'Unauthorized: Please login first', 'UNAUTHENTICATED');
      const checked = v.safeParse(profileDetails({ currentYear: campus.now.getUTCFullYear(), stored: session }), body.updatedDetails);
      if (!checked.success) return invalid(checked.issues);
      campus.session = merged(session, body.updatedDetails);
      return { message: PROFILE_TEXTS.updated, updatedStudent: campus.session };
    }),
    serve(campus, profile.updatePhoto, ({ body: { image } }) => {
      if (image.size > PHOTO_LIMITS.bytes) return new MockRefusal(413, PROFILE_TEXTS.photoInvalid, 'TOO_LARGE');
      if (!image.type.startsWith('image/')) return new MockRefusal(415, PROFILE_TEXTS.photoInvalid, 'UNSUPPORTED_MEDIA');
      return withPhoto(campus, SENT_PHOTO);
    }),
    serve(campus, profile.deletePhoto, () => withPhoto(campus, DEFAULT_PHOTO_URL)),
  ];
}
