import type { OfficeHolder } from '@quad/domain/administration';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { countOffices, findOffices, OfficePlace, type OfficeRow, type OfficesWanted } from './offices.repo.ts';

export { OfficePlace };

/** Who holds which office now (access M3): a sheet of it, with other addresses, is what hands them over. */
export async function listOffices(
  { db, instituteId }: Context,
  wanted: OfficesWanted,
  page: PageRequest<OfficePlace>,
): Promise<Page<OfficeHolder, OfficePlace>> {
  const found = await readPage(page, {
    read: (limit, after) => findOffices(db, instituteId, wanted, { limit, after }),
    placeOf: ({ rank, unit, office, id }): OfficePlace => ({ rank, unit, office, id }),
    count: () => countOffices(db, instituteId, wanted),
  });
  return mapPage(found, toOfficeHolder);
}

function toOfficeHolder({ id, kind, office, unit, personId, name, email, tenure, until }: OfficeRow): OfficeHolder {
  return {
    _id: `${kind} ${id}`,
    kind,
    office,
    unit,
    person: personId === null ? null : { _id: personId, name: name ?? '', username: email ?? '' },
    tenure,
    holder_id: kind === 'position' ? id : null,
    until: until === null ? null : new Date(until).toISOString(),
  };
}
