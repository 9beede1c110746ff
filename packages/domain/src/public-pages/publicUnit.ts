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

/** The public data of a unit. */
export const PublicUnit = v.object({
  name: v.string(),
  type: v.string(),
  description: v.string(),
  /** Mail address of its contact, the only public data about a person. */
  contact: v.string(),
  links: v.array(v.object({ platform: v.string(), url: v.string() })),
  /** Its upcoming and current public events, next first. */
  upcoming: v.array(PublicEventEntry),
  /** Its past public events, latest first. */
  past: v.array(PublicEventEntry),
});
export type PublicUnit = v.InferOutput<typeof PublicUnit>;

/** The stored unit, with the fields that the public data is derived from. */
export interface StoredUnit {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly contactEmail: string;
  readonly socialMedia: readonly { readonly platform: string; readonly url: string }[];
}

/** Returns the public data of a unit; everything else stays private. */
export function publicUnit(
  { name, type, description, contactEmail, socialMedia }: StoredUnit,
  events: Pick<PublicUnit, 'upcoming' | 'past'>,
): PublicUnit {
  const links = socialMedia.filter(({ url }) => isWebAddress(url)).map(({ platform, url }) => ({ platform, url }));
  return { name, type, description, contact: contactEmail, links, upcoming: events.upcoming, past: events.past };
}
