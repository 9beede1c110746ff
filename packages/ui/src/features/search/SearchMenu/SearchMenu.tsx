import type { Role } from '@quad/domain/access';
import {
  actionsOf,
  hitPath,
  placesOf,
  SEARCH_KINDS,
  SEARCH_TEXTS,
  type SearchHit,
  type SearchKind,
  type SearchPlace,
} from '@quad/domain/search';
import { formatShortDate } from '@quad/domain/time';
import { ArrowRight, BriefcaseBusiness, CalendarDays, DoorOpen, type LucideIcon, Network, UserRound } from 'lucide-react';
import { type CommandGroup, type CommandItem, CommandMenu } from '../../../primitives/CommandMenu/CommandMenu.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';

/** A recently visited place, in its stored form. */
export interface RecentPlace {
  /** Unique in the list. */
  readonly id: string;
  /** Its kind: a screen, or that of a search result. */
  readonly kind: SearchKind | 'screen';
  readonly label: string;
  readonly detail?: string;
  readonly href: string;
}

export interface SearchMenuProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** The role, which determines the sections and actions. */
  role: Role;
  /** Searches by name; the signal aborts when the answer is no longer needed. */
  onSearch: (typed: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  /** Recent places, latest first. */
  recent: readonly RecentPlace[];
  /** Called with the selected place, to store it. */
  onSelect: (place: RecentPlace) => void;
}

const ICONS = {
  screen: ArrowRight,
  event: CalendarDays,
  unit: Network,
  person: UserRound,
  position: BriefcaseBusiness,
  room: DoorOpen,
} as const satisfies Record<RecentPlace['kind'], LucideIcon>;

/** Screens have an English name that is translated when it is shown; names of results are not translated. */
function command({ id, kind, label, detail, href }: RecentPlace, { translate: t }: LocaleSettings): CommandItem {
  const Icon = ICONS[kind];
  return { id, label: kind === 'screen' ? t(label) : label, href, icon: <Icon size={16} />, ...(detail && { detail }) };
}

function placeOfScreen({ label, path }: SearchPlace): RecentPlace {
  return { id: path, kind: 'screen', label, href: path };
}

function placeOfHit(hit: SearchHit, role: Role, { timeZone, locale, translate: t }: LocaleSettings): RecentPlace {
  const day = hit.at ? formatShortDate(hit.at, timeZone, locale) : '';
  const about = hit.kind === 'unit' && hit.detail ? t(hit.detail) : hit.detail;
  const detail = [day, about].filter(Boolean).join(' · ');
  return { id: `${hit.kind} ${hit._id}`, kind: hit.kind, label: hit.title, href: hitPath(hit, role), ...(detail && { detail }) };
}

/**
 * A search for events, units, people, positions, rooms, and the role's sections and actions (docs/specification/search.md#search-menu). Use
 * CommandMenu instead outside of the portal, SearchField to filter a list.
 */
export function SearchMenu({ open, onOpenChange, role, onSearch, recent, onSelect }: SearchMenuProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const known = new Map<string, RecentPlace>();
  const commands = (places: readonly RecentPlace[]) =>
    places.map((place) => {
      known.set(place.id, place);
      return command(place, settings);
    });
  const found = async (typed: string, signal: AbortSignal): Promise<CommandGroup[]> => {
    const hits = await onSearch(typed, signal);
    return SEARCH_KINDS.map((kind) => ({
      label: t(SEARCH_TEXTS.kinds[kind]),
      items: hits.filter((hit) => hit.kind === kind).map((hit) => command(placeOfHit(hit, role, settings), settings)),
    }));
  };
  const choose = ({ id, label, detail, href = '' }: CommandItem) => {
    const kind = SEARCH_KINDS.find((each) => id.startsWith(`${each} `)) ?? 'screen';
    onSelect(known.get(id) ?? { id, kind, label, href, ...(detail && { detail }) });
  };
  return (
    <CommandMenu
      open={open}
      onOpenChange={onOpenChange}
      shortcut={false}
      groups={[
        { label: t(SEARCH_TEXTS.sections), items: commands(placesOf(role).map(placeOfScreen)) },
        { label: t(SEARCH_TEXTS.actions), items: commands(actionsOf(role).map(placeOfScreen)) },
      ]}
      recent={commands(recent)}
      onSearch={found}
      onSelect={choose}
    />
  );
}
