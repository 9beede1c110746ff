import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { PublicEvent } from './publicEvent.ts';
import { PublicUnit } from './publicUnit.ts';
import { PUBLIC_PAGE_RULES } from './texts.ts';

/** Kinds of subjects that can have a public page. */
export const PUBLIC_PAGE_KINDS = ['event', 'unit'] as const;
export const PublicPageKind = v.picklist(PUBLIC_PAGE_KINDS, 'Choose an event or a unit.');
export type PublicPageKind = v.InferOutput<typeof PublicPageKind>;

/** The page of an event or a unit, as shown to those who may edit it: exactly the data that is public, or would be. */
export const PublicPage = v.object({
  is_public: v.boolean(),
  /** Number of changes; 0 if it has never been public. */
  version: v.number(),
  /** Public address; null if it has never been public. */
  address: v.nullable(v.string()),
  event: v.nullable(PublicEvent),
  unit: v.nullable(PublicUnit),
});
export type PublicPage = v.InferOutput<typeof PublicPage>;

const NO_VERSION = 'Say which version of the page you saw.';

/** Body that publishes or unpublishes a page. */
export const PublicPageInput = body({
  is_public: v.boolean('Say whether the page is public.'),
  version: v.pipe(v.number(NO_VERSION), v.integer(NO_VERSION), v.minValue(0, NO_VERSION)),
});
export type PublicPageInput = v.InferOutput<typeof PublicPageInput>;

/** Stored state of a page. */
export interface PageState {
  readonly isPublic: boolean;
  readonly version: number;
}

/** Publishes or unpublishes a page; refuses an outdated version, so that the person sees concurrent changes first. */
export function changePage({ isPublic, version }: PageState, input: PublicPageInput): Result<PageState> {
  if (input.version !== version) return refuse('STALE', PUBLIC_PAGE_RULES.stale);
  return accept(input.is_public === isPublic ? { isPublic, version } : { isPublic: input.is_public, version: version + 1 });
}

const PREFIXES = { event: 'e', unit: 'u' } as const satisfies Record<PublicPageKind, string>;

/** Returns the path of a page. */
export function publicPagePath(kind: PublicPageKind, slug: string): string {
  return `/${PREFIXES[kind]}/${encodeURIComponent(slug)}`;
}
