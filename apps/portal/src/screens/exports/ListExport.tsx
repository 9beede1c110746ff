import { type ExportLists, useExportLists } from '@quad/api-client/hooks';
import type { CalendarRange } from '@quad/domain/calendar';
import type { EndorsementTab } from '@quad/domain/endorsements';
import type { EventFilters } from '@quad/domain/events';
import type { FeedbackFilter } from '@quad/domain/feedback';
import type { HolderFilters, PositionFilters } from '@quad/domain/positions';
import type { SkillType } from '@quad/domain/skills';
import { useLocaleSettings } from '@quad/ui';
import { ExportListButton, saveFile } from '@quad/ui/features/downloads';
import { useUser } from '../../app/useUser.ts';

/** A list with its current filters. */
export type FilteredList =
  | { readonly kind: 'events'; readonly filters: EventFilters }
  | { readonly kind: 'feedback'; readonly filter: FeedbackFilter }
  | { readonly kind: 'positions'; readonly filters: PositionFilters }
  | { readonly kind: 'position-holders'; readonly filters: HolderFilters }
  | { readonly kind: 'units' }
  | { readonly kind: 'rooms' }
  | { readonly kind: 'room-requests'; readonly range: CalendarRange }
  | { readonly kind: 'pending'; readonly tab: EndorsementTab; readonly type: SkillType };

export interface ListExportProps {
  list: FilteredList;
  /** Number of rows to export; undefined until it is known. */
  count?: number | undefined;
}

/** The export code, loaded on demand. */
type ExportModule = typeof import('@quad/ui/features/exports');

interface ExportContext {
  readonly lists: ExportLists;
  readonly module: ExportModule;
  readonly timeZone: string;
  readonly user: { readonly role: string; readonly username: string };
}

const PENDING_NAMES = { 'user-skills': 'skills', skills: 'proposed-skills', achievements: 'achievements' } as const;

function nameOf(list: FilteredList): string {
  return list.kind === 'pending' ? PENDING_NAMES[list.tab] : list.kind;
}

async function textOf(list: FilteredList, { lists, module, timeZone, user }: ExportContext): Promise<string> {
  const { listCsv, feedbackCsv, roomUsesCsv, proposedSkillsCsv } = module;
  switch (list.kind) {
    case 'events':
      return listCsv('events', { records: await lists.events(user, list.filters), timeZone });
    case 'feedback':
      return feedbackCsv({ records: await lists.feedback(list.filter), timeZone });
    case 'positions':
      return listCsv('positions', { records: await lists.positions(list.filters), timeZone });
    case 'position-holders':
      return listCsv('holders', { records: await lists.positionHolders(list.filters), timeZone });
    case 'units':
      return listCsv('units', { records: await lists.orgUnits(), timeZone });
    case 'rooms':
      return listCsv('rooms', { records: await lists.rooms(), timeZone });
    case 'room-requests':
      return roomUsesCsv({ records: await lists.roomUses(list.range), timeZone });
    case 'pending':
      if (list.tab === 'user-skills') return listCsv('skills', { records: await lists.pendingUserSkills(list.type), timeZone });
      if (list.tab === 'skills') return proposedSkillsCsv({ records: await lists.pendingSkills(list.type), timeZone });
      return listCsv('achievements', { records: await lists.pendingAchievements(list.type), timeZone });
  }
}

/** Exports the filtered list, with the columns of the import where there is one. */
export default function ListExport({ list, count }: ListExportProps) {
  const { timeZone } = useLocaleSettings();
  const { role, username } = useUser();
  const lists = useExportLists();
  const save = async () => {
    const context = { lists, module: await import('@quad/ui/features/exports'), timeZone, user: { role, username } };
    saveFile(`${nameOf(list)}.csv`, await textOf(list, context));
  };
  return <ExportListButton count={count} onSave={save} />;
}
