import type { ImportKind } from '@quad/domain/administration';
import type { Importer } from './importer.ts';
import { achievementsImporter } from './importers/achievements.ts';
import { eventsImporter } from './importers/events.ts';
import { holdersImporter } from './importers/holders.ts';
import { officesImporter } from './importers/offices.ts';
import { openingsImporter } from './importers/openings.ts';
import { peopleImporter } from './importers/people.ts';
import { positionsImporter } from './importers/positions.ts';
import { roomsImporter } from './importers/rooms.ts';
import { skillsImporter } from './importers/skills.ts';
import { unitsImporter } from './importers/units.ts';

/** The importer of each kind of table. */
export const IMPORTERS: Readonly<Record<ImportKind, Importer>> = {
  people: peopleImporter,
  offices: officesImporter,
  units: unitsImporter,
  positions: positionsImporter,
  holders: holdersImporter,
  rooms: roomsImporter,
  events: eventsImporter,
  skills: skillsImporter,
  achievements: achievementsImporter,
  openings: openingsImporter,
};
