import type { EventCategory } from '../events/event.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { GensecRole, Role } from './roles.ts';

interface GensecScope {
  /** Category of the units that the GenSec is responsible for. */
  readonly unit: UnitCategory;
  /** Category of events, and type of skills and achievements; scitech is called technical there. */
  readonly event: EventCategory;
  /** Path of the dashboard: /gensec-{path}. */
  readonly path: string;
  /** Name in 'GenSec {Name} Dashboard'. */
  readonly name: string;
}

/** The scope of each GenSec (docs/specification/shell.md#shell-gensec-categories; scitech and technical are the same). */
export const GENSEC_SCOPES = {
  GENSEC_SCITECH: { unit: 'scitech', event: 'technical', path: 'tech', name: 'SciTech' },
  GENSEC_ACADEMIC: { unit: 'academic', event: 'academic', path: 'acad', name: 'Academic' },
  GENSEC_CULTURAL: { unit: 'cultural', event: 'cultural', path: 'cult', name: 'Cultural' },
  GENSEC_SPORTS: { unit: 'sports', event: 'sports', path: 'sport', name: 'Sports' },
} as const satisfies Record<GensecRole, GensecScope>;

function isKnownGensec(role: string): role is GensecRole {
  return Object.hasOwn(GENSEC_SCOPES, role);
}

/** Returns the scope of a GenSec; undefined for every other role and for an unknown GenSec role. */
export function gensecScope(role: string): GensecScope | undefined {
  return isKnownGensec(role) ? GENSEC_SCOPES[role] : undefined;
}

/** Whether the role is the GenSec of the unit category. */
export function isGensecOfUnitCategory(role: Role, category: UnitCategory): boolean {
  return gensecScope(role)?.unit === category;
}

/** Whether the role is the GenSec of the event category. */
export function isGensecOfEventCategory(role: Role, category: string): boolean {
  return gensecScope(role)?.event === category;
}
