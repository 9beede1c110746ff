import type { OfficeHolder, OfficeOrder } from '@quad/domain/administration';
import type { Context } from '../../context.ts';
import { mapPage, type Page, type PageRequest, readPage, type SortCursor } from '../../db/pages.ts';
import { countOffices, findOffices, type OfficeFilters, type OfficeRow, sortOffices } from './offices.repo.ts';

/** Lists the current holders of all offices (access M3). Importing the same table with other addresses hands the offices over. */
export async function listOffices(
  { db, instituteId }: Context,
  { order, ...wanted }: OfficeFilters & { readonly order: OfficeOrder | undefined },
  page: PageRequest<SortCursor>,
): Promise<Page<OfficeHolder, SortCursor>> {
  const sorting = sortOffices(order);
  const found = await readPage(page, {
    read: (limit, after) => findOffices(db, instituteId, wanted, sorting, { limit, after }),
    cursorOf: sorting.cursorOf,
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
