import { gensecScope } from '@quad/domain/access';
import { unitTypeName } from '@quad/domain/org-units';
import { type SearchHit, sharedHits } from '@quad/domain/search';
import type { Actor, Context } from '../../context.ts';
import { searchEvents, searchPeople, searchPositions, searchUnits, searchVenues } from './search.repo.ts';

/** The units whose positions the actor can see, as in the domain's `seesPositionsOf`; undefined if there are none. */
function positionUnits({ role, unit }: Actor) {
  if (role === 'STUDENT' || role === 'PRESIDENT') return {};
  const scope = gensecScope(role);
  if (scope) return { category: scope.unit };
  return unit && { unitId: unit.id };
}

/** Search results that the requester may read, twenty at most (access I2). */
export async function findAnything({ db, instituteId }: Context, actor: Actor, q: string | undefined): Promise<SearchHit[]> {
  if (q === undefined) return [];
  const units = positionUnits(actor);
  const isStudent = actor.role === 'STUDENT';
  const [foundEvents, foundUnits, people, positions, venues] = await Promise.all([
    searchEvents(db, instituteId, q),
    searchUnits(db, instituteId, q),
    searchPeople(db, instituteId, q),
    units ? searchPositions(db, instituteId, q, units) : [],
    searchVenues(db, instituteId, q),
  ]);
  return sharedHits([
    foundEvents.map(({ id, title, startsAt, unit }) => ({
      kind: 'event',
      _id: id,
      title,
      detail: unit,
      at: startsAt?.toISOString() ?? null,
    })),
    foundUnits.map(({ id, name, type }) => ({ kind: 'unit', _id: id, title: name, detail: unitTypeName(type), at: null })),
    people.map(({ id, name, rollNumber, email }) => {
      const detail = [rollNumber, !isStudent && email].filter(Boolean).join(' · ');
      return { kind: 'person', _id: id, title: name, detail, at: null };
    }),
    positions.map(({ id, title, unit }) => ({ kind: 'position', _id: id, title, detail: unit, at: null })),
    venues.map(({ venue }) => ({ kind: 'room', _id: venue, title: venue, detail: null, at: null })),
  ]);
}
