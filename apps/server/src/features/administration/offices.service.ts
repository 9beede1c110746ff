import type { OfficeHolder, OfficeOrder } from '@quad/domain/administration';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, type SortCursor } from '../../db/pages.ts';
import { findOfficePage, type OfficeFilters, type OfficeRow } from './offices.repo.ts';

/** Lists the current holders of all offices (access M3). Importing the same table with other addresses hands the offices over. */
export async function listOffices(
  { db, instituteId }: Context,
  wanted: OfficeFilters & { readonly order: OfficeOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<OfficeHolder, SortCursor>> {
  return mapPage(await findOfficePage(db, instituteId, wanted, page), toOfficeHolder);
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
