import { describeTarget } from '@quad/domain/feedback';
import {
  DECISION_KEYS,
  DECISIONS_OF,
  INBOX_TEXTS,
  type InboxDays,
  type InboxItemOf,
  type InboxKind,
  inboxEntry,
  inboxGroup,
  type InboxItem as Waiting,
  waitedText,
} from '@quad/domain/inbox';
import { formatMessage } from '@quad/domain/messages';
import { roomTakenText } from '@quad/domain/room-requests';
import { campusDay, formatCalendarDay, formatClockTime, formatPaddedDate, formatTime } from '@quad/domain/time';
import {
  BriefcaseBusiness,
  DoorOpen,
  type LucideIcon,
  MessageSquareText,
  Network,
  Sparkles,
  Stamp,
  TriangleAlert,
  Trophy,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import type { InboxItem } from '../../primitives/InboxList/InboxList.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StarRating } from '../../primitives/StarRating/StarRating.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { LocaleSettings } from '../../primitives/UiProvider/LocaleSettings.ts';
import { LevelBadge } from '../badges/LevelBadge/LevelBadge.tsx';
import { ProficiencyBadge } from '../badges/ProficiencyBadge/ProficiencyBadge.tsx';
import { approvalPath, certificateLink, eventPath, inboxPath } from '../links/links.ts';
import { sign } from './InboxBoard/InboxBoard.css.ts';

const ICONS = {
  'room-request': DoorOpen,
  'user-skill': Stamp,
  skill: Sparkles,
  achievement: Trophy,
  approval: Stamp,
  feedback: MessageSquareText,
  unit: Network,
  position: BriefcaseBusiness,
} as const satisfies Record<InboxKind, LucideIcon>;

/** The texts of a waiting item: title, facts in one line, sentences, evidence and objections. */
interface RowContent {
  readonly title: string;
  readonly facts: readonly (string | null | undefined | false)[];
  /** In one line, cut off, until the item is opened. */
  readonly body?: string | null | undefined;
  readonly evidence?: ReactNode;
  /** What speaks against approval. */
  readonly against?: string | null | undefined;
  /** The page on which it is decided, if not here. */
  readonly href?: string;
}

type Settings = LocaleSettings;
type Person = { readonly personal_info: { readonly name: string } } | string | null | undefined;

function personName(person: Person, { translate: t }: Settings): string {
  return (typeof person === 'object' && person?.personal_info.name) || t(INBOX_TEXTS.somebody);
}

function clashText(clash: NonNullable<InboxItemOf<'room-request'>['clash']>, settings: Settings): string {
  return formatMessage(roomTakenText({ booking: clash, eventTitle: clash.event }), settings);
}

function roomRequestRow({ request, event, requester, clash }: InboxItemOf<'room-request'>, settings: Settings): RowContent {
  const { translate: t, locale, timeZone } = settings;
  const until = request.ends_at ? ` – ${formatTime(request.ends_at, timeZone, locale)}` : '';
  return {
    title: t(INBOX_TEXTS.wantsRoom, { event: event.title, room: request.room }),
    facts: [
      `${formatCalendarDay(request.date, locale)}, ${formatClockTime(request.time, locale)}${until}`,
      event.unit.name,
      requester && t(INBOX_TEXTS.askedBy, { person: requester }),
    ],
    body: request.description,
    against: clash && clashText(clash, settings),
    evidence: <Link href={eventPath(event._id)}>{t(INBOX_TEXTS.viewEvent)}</Link>,
  };
}

function userSkillRow({ user_skill }: InboxItemOf<'user-skill'>, settings: Settings): RowContent {
  const { translate: t } = settings;
  const { user_id, skill_id, position_id, proficiency_level } = user_skill;
  const unit = position_id?.unit_id;
  return {
    title: t(INBOX_TEXTS.asksForEndorsement, {
      person: personName(user_id, settings),
      skill: skill_id?.name ?? t('A skill that is no longer listed'),
    }),
    facts: [skill_id?.category && t(skill_id.category), position_id?.title, typeof unit === 'object' && unit?.name],
    evidence: <ProficiencyBadge level={proficiency_level} />,
  };
}

function skillRow({ skill: { name, category, description, type } }: InboxItemOf<'skill'>, { translate: t }: Settings): RowContent {
  return { title: t(INBOX_TEXTS.newSkill, { skill: name }), facts: [category && t(category), t(type)], body: description };
}

function achievementRow({ achievement }: InboxItemOf<'achievement'>, settings: Settings): RowContent {
  const { translate: t, locale } = settings;
  const { user_id, title, event_id, date_achieved, position, description, certificate_url, level } = achievement;
  const certificate = certificateLink(certificate_url);
  return {
    title: t(INBOX_TEXTS.achieved, { person: personName(user_id, settings), title }),
    facts: [event_id?.title, formatPaddedDate(date_achieved?.slice(0, 10), 'UTC', locale), position],
    body: description,
    evidence: (level || certificate) && (
      <Inline gap="s">
        {level && <LevelBadge level={level} />}
        {certificate && <Link {...certificate}>{t('View Certificate')}</Link>}
      </Inline>
    ),
  };
}

/** A claim is decided on the page with its evidence. */
function approvalRow({ approval: { _id, title, requested_by } }: InboxItemOf<'approval'>, settings: Settings): RowContent {
  const person = requested_by.personal_info?.name || settings.translate(INBOX_TEXTS.somebody);
  return { title: settings.translate(INBOX_TEXTS.achieved, { person, title }), facts: [], href: approvalPath(_id) };
}

function feedbackRow({ feedback }: InboxItemOf<'feedback'>, settings: Settings): RowContent {
  const { translate: t } = settings;
  const { name, detail } = describeTarget(feedback);
  return {
    title: t(INBOX_TEXTS.feedbackAbout, { type: t(feedback.type), target: name }),
    facts: [detail, feedback.is_anonymous ? t('Anonymous') : personName(feedback.feedback_by, settings)],
    body: feedback.comments,
    evidence: feedback.rating ? <StarRating value={feedback.rating} /> : undefined,
  };
}

function unitRow({ unit }: InboxItemOf<'unit'>, { translate: t }: Settings): RowContent {
  return { title: t(INBOX_TEXTS.noPositions, { unit: unit.name }), facts: [], href: '/cosa?mode=add&tab=positions' };
}

function positionRow({ position, tenure, places, taken }: InboxItemOf<'position'>, { translate: t }: Settings): RowContent {
  const names = { position: position.title, unit: position.unit.name };
  return {
    title: t(INBOX_TEXTS.openPlaces, { ...names, open: places - taken, places }),
    facts: [t(INBOX_TEXTS.tenure, { tenure })],
    href: '/cosa?mode=add&tab=holders',
  };
}

function rowContent(item: Waiting, settings: Settings): RowContent {
  switch (item.kind) {
    case 'room-request':
      return roomRequestRow(item, settings);
    case 'user-skill':
      return userSkillRow(item, settings);
    case 'skill':
      return skillRow(item, settings);
    case 'achievement':
      return achievementRow(item, settings);
    case 'approval':
      return approvalRow(item, settings);
    case 'feedback':
      return feedbackRow(item, settings);
    case 'unit':
      return unitRow(item, settings);
    case 'position':
      return positionRow(item, settings);
  }
}

/** The title of a waiting item. */
export function inboxTitle(item: Waiting, settings: Settings): string {
  return rowContent(item, settings).title;
}

/** A waiting item in two lines, for narrow places; objections come before other facts. `today` is a date. */
export function inboxLine(item: Waiting, settings: Settings, today: string) {
  const { translate: t, timeZone, locale } = settings;
  const { title, facts, against, href } = rowContent(item, settings);
  const Icon = ICONS[item.kind];
  const waited = waitedText(campusDay(item.since, timeZone), today, locale);
  return {
    icon: <Icon size={20} aria-hidden="true" />,
    title,
    href: (item.kind === 'approval' && href) || inboxPath(item.kind),
    meta: [against, waited, ...facts].filter(Boolean).join(' · '),
    actions: DECISIONS_OF[item.kind].map((id) => ({ id, label: t(INBOX_TEXTS.decisions[id]) })),
  };
}

export interface RowOptions {
  readonly open: boolean;
  /** Whether keyboard shortcuts are enabled. */
  readonly keysEnabled: boolean;
  /** The dates that divide the list into groups. */
  readonly days: InboxDays;
}

/** A waiting item as an item of InboxList. */
export function inboxRow(item: Waiting, settings: Settings, { open, keysEnabled, days }: RowOptions): InboxItem {
  const { translate: t, timeZone, locale } = settings;
  const { title, facts, body, evidence, against, href } = rowContent(item, settings);
  const Icon = ICONS[item.kind];
  const entry = inboxEntry(item, timeZone);
  const actions = DECISIONS_OF[item.kind].map((decision) => ({
    id: decision,
    label: t(INBOX_TEXTS.decisions[decision]),
    ...(keysEnabled && { shortcut: DECISION_KEYS[decision] }),
  }));
  return {
    id: item._id,
    kind: t(INBOX_TEXTS.kinds[item.kind]),
    icon: <Icon size={16} aria-hidden="true" />,
    title,
    group: t(INBOX_TEXTS.groups[inboxGroup(entry, days)]),
    time: waitedText(entry.sinceDay, days.today, locale),
    description: facts.filter(Boolean).join(' · '),
    ...(against && {
      notice: (
        <>
          <TriangleAlert size={14} aria-hidden="true" className={sign} /> {against}
        </>
      ),
    }),
    // Objections take their place until the item is opened.
    ...((body || evidence) &&
      (open || !against) && {
        details: (
          <Inline wrap={open}>
            {evidence}
            {body && <Text {...(open ? { wrap: 'as-typed' } : { truncate: true })}>{body}</Text>}
          </Inline>
        ),
      }),
    ...(actions.length > 0 && { actions }),
    ...(href === undefined ? { open } : { href }),
  };
}
