import type { ExportKind } from '@quad/domain/administration';
import type { Database } from '../../../db/connection.ts';
import type { PageRequest, Total } from '../../../db/pages.ts';
import { achievementValues } from './achievements.ts';
import { eventValues } from './events.ts';
import { holderValues } from './holders.ts';
import { positionValues } from './positions.ts';
import { roomValues } from './rooms.ts';
import { skillValues } from './skills.ts';
import { ACHIEVEMENTS, EVENTS, HOLDERS, POSITIONS, type Reader, ROOMS, SKILLS } from './tables.repo.ts';

/** A record as table values. */
interface ExportedLine {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

interface ExportQuery {
  readonly search: string | undefined;
  readonly range: PageRequest<string>;
  readonly timeZone: string;
}

/** Reads records of a kind, oldest first, in the format that its importer accepts. */
interface Exporter {
  read(db: Database, instituteId: string, query: ExportQuery): Promise<ExportedLine[]>;
  count(db: Database, instituteId: string, search: string | undefined): Promise<Total>;
}

function exporter<Row>(reader: Reader<Row>, toLine: (row: Row, timeZone: string) => ExportedLine): Exporter {
  return {
    async read(db, instituteId, { search, range, timeZone }) {
      const rows = await reader.page(db, instituteId, search, range);
      return rows.map((row) => toLine(row, timeZone));
    },
    count: (db, instituteId, search) => reader.count(db, instituteId, search),
  };
}

/** Exporters of the kinds that can be exported and imported again. */
export const EXPORTERS: Readonly<Record<ExportKind, Exporter>> = {
  positions: exporter(POSITIONS, (row) => ({ id: row.position.id, values: positionValues(row) })),
  holders: exporter(HOLDERS, (row) => ({ id: row.holder.id, values: holderValues(row) })),
  rooms: exporter(ROOMS, (row) => ({ id: row.room.id, values: roomValues(row) })),
  events: exporter(EVENTS, (row, timeZone) => ({ id: row.event.id, values: eventValues(row, timeZone) })),
  skills: exporter(SKILLS, (row) => ({ id: row.claim.id, values: skillValues(row) })),
  achievements: exporter(ACHIEVEMENTS, (row, timeZone) => ({ id: row.achievement.id, values: achievementValues(row, timeZone) })),
};
