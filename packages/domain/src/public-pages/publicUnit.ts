import * as v from 'valibot';
import { EventStatus } from '../events/event.ts';
import { isWebAddress } from '../fields/webAddress.ts';

/** An event in the list of its unit. */
export const PublicEventEntry = v.object({
  slug: v.string(),
  title: v.string(),
  starts_at: v.nullable(v.string()),
  venue: v.string(),
  status: EventStatus,
});
export type PublicEventEntry = v.InferOutput<typeof PublicEventEntry>;

/** All that is public of a unit. */
export const PublicUnit = v.object({
  name: v.string(),
  type: v.string(),
  description: v.string(),
  /** The address of its contact, which is all that is public of any person. */
  contact: v.string(),
  links: v.array(v.object({ platform: v.string(), url: v.string() })),
  /** Those of its public events that are to come or on, the next first. */
  upcoming: v.array(PublicEventEntry),
  /** Those that are over, the latest first. */
  past: v.array(PublicEventEntry),
});
export type PublicUnit = v.InferOutput<typeof PublicUnit>;

/** A unit as it is stored, as far as anything of it is public. */
export interface StoredUnit {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly contactEmail: string;
  readonly socialMedia: readonly { readonly platform: string; readonly url: string }[];
}

/** All that anybody sees of a unit: what is not named here is not public. */
export function publicUnit(
  { name, type, description, contactEmail, socialMedia }: StoredUnit,
  events: Pick<PublicUnit, 'upcoming' | 'past'>,
): PublicUnit {
  const links = socialMedia.filter(({ url }) => isWebAddress(url)).map(({ platform, url }) => ({ platform, url }));
  return { name, type, description, contact: contactEmail, links, upcoming: events.upcoming, past: events.past };
}
