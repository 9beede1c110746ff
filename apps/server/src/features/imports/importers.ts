import type { ImportKind } from '@quad/domain/administration';
import type { Importer } from './importer.ts';
import { officesImporter } from './importers/offices.ts';
import { peopleImporter } from './importers/people.ts';
import { positionsImporter } from './importers/positions.ts';
import { unitsImporter } from './importers/units.ts';

/** Who brings in which kind of table. */
export const IMPORTERS: Readonly<Record<ImportKind, Importer>> = {
  people: peopleImporter,
  offices: officesImporter,
  units: unitsImporter,
  positions: positionsImporter,
};
