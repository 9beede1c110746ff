import { SERIES_SCREEN_TEXTS, SERIES_TEXTS, type Series, type SeriesMeeting } from '@quad/domain/series';
import { formatDay, formatTime } from '@quad/domain/time';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Section } from '../../../layout/Section/Section.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';

export interface SeriesPanelProps {
  /** The series with its meetings. */
  series: Series;
  /** The meeting whose page contains the panel. */
  eventId: string;
  /** The current time. Dates in the current year are shown without the year. */
  now: Date;
  /** Registers for some meetings, or for all that are open; without it there is no registration here. Resolves to the message to show. */
  onRegister?: ((eventIds: readonly string[]) => Promise<string>) | undefined;
  /** Called to change meetings, for managers of the series. */
  onEdit?: () => void;
  /** Called to cancel meetings. */
  onCancel?: () => void;
  /** Called to show the attendance. */
  onView?: () => void;
}

/** The number of meetings that are shown first; a button shows the others. */
const SHOWN_AT_FIRST = 5;

/** The meetings that are shown first: the current one, and mostly upcoming ones. */
function shownFirst(meetings: readonly SeriesMeeting[], eventId: string): readonly SeriesMeeting[] {
  const place = meetings.findIndex(({ _id }) => _id === eventId);
  const from = Math.max(0, Math.min(place - 1, meetings.length - SHOWN_AT_FIRST));
  return meetings.slice(from, from + SHOWN_AT_FIRST);
}

type MeetingState = 'cancelled' | 'came' | 'registered' | 'waiting' | 'full';

const TONES = {
  cancelled: 'critical',
  came: 'positive',
  registered: 'positive',
  waiting: 'caution',
  full: 'neutral',
} as const satisfies Record<MeetingState, BadgeTone>;

function stateOf({ status, attended, own_state, phase, registered_count, max_participants }: SeriesMeeting): MeetingState | undefined {
  if (status === 'cancelled') return 'cancelled';
  if (attended) return 'came';
  if (own_state !== 'none') return own_state;
  return phase === 'open' && max_participants !== null && registered_count >= max_participants ? 'full' : undefined;
}

/** Whether the user can still register for a meeting here, which excludes those with questions. */
function takes({ phase, own_state }: SeriesMeeting): boolean {
  return phase === 'open' && own_state === 'none';
}

function mayChoose(meeting: SeriesMeeting): boolean {
  return takes(meeting) && !meeting.asks_questions;
}

/** The other meetings of a series, on the page of one. Load it lazily. */
export function SeriesPanel({ series, eventId, now, onRegister, onEdit, onCancel, onView }: SeriesPanelProps) {
  const { translate: t } = useLocaleSettings();
  const texts = SERIES_SCREEN_TEXTS;
  const { meetings, attendance } = series;
  const [isWhole, setWhole] = useState(meetings.length <= SHOWN_AT_FIRST + 1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const { pending, isPending, failure, run } = useAction();
  const own = meetings.find(({ _id }) => _id === eventId);
  const open = meetings.filter(mayChoose);
  const register = (ids: readonly string[]) =>
    void run(
      async () => {
        setSaid((await onRegister?.(ids)) ?? '');
        setChosen([]);
      },
      texts.registerFailed,
      ids.length > 0 ? 'chosen' : 'all',
    );
  const choose = (id: string, checked: boolean) =>
    setChosen((before) => (checked ? [...before, id] : before.filter((each) => each !== id)));
  return (
    <Card padding="l">
      <Section
        title={t(texts.place, { number: own?.number ?? 0, total: meetings.length })}
        subtitle={attendance.attended > 0 ? t(texts.attended, { attended: attendance.attended, held: attendance.held }) : undefined}
      >
        <Stack>
          <Stack gap="xs">
            <RecordList
              as="ol"
              label={t(texts.meetings)}
              items={isWhole ? meetings : shownFirst(meetings, eventId)}
              itemKey={({ _id }) => _id}
            >
              {(meeting) => (
                <MeetingRow
                  meeting={meeting}
                  current={meeting._id === eventId}
                  now={now}
                  registers={onRegister !== undefined}
                  checked={chosen.includes(meeting._id)}
                  onCheckedChange={onRegister && mayChoose(meeting) ? (checked) => choose(meeting._id, checked) : undefined}
                />
              )}
            </RecordList>
            <Text role="status" size="s">
              {said}
            </Text>
          </Stack>
          {failure && (
            <Banner tone="critical" live>
              {t(failure)}
            </Banner>
          )}
          <Inline>
            {!isWhole && <Button onClick={() => setWhole(true)}>{t(texts.showAll, { count: meetings.length })}</Button>}
            {onRegister && open.length > 0 && (
              <Button
                variant={chosen.length > 0 ? 'secondary' : 'primary'}
                loading={pending === 'all'}
                disabled={isPending}
                loadingText={t(texts.registering)}
                onClick={() => register([])}
              >
                {t(texts.registerAll)}
              </Button>
            )}
            {onRegister && chosen.length > 0 && (
              <Button
                variant="primary"
                loading={pending === 'chosen'}
                disabled={isPending}
                loadingText={t(texts.registering)}
                onClick={() => register(chosen)}
              >
                {chosen.length === 1 ? t(texts.registerOne) : t(texts.registerChosen, { count: chosen.length })}
              </Button>
            )}
            {onEdit && <Button onClick={onEdit}>{t(texts.change)}</Button>}
            {onCancel && <Button onClick={onCancel}>{t(texts.cancel)}</Button>}
            {onView && <Button onClick={onView}>{t(texts.attendance)}</Button>}
          </Inline>
          <Text size="s">
            <Link href={`/api/series/${series._id}/calendar.ics`} external download>
              {t(texts.calendar)}
            </Link>
          </Text>
        </Stack>
      </Section>
    </Card>
  );
}

interface MeetingRowProps {
  meeting: SeriesMeeting;
  current: boolean;
  now: Date;
  /** Whether the user can register. */
  registers: boolean;
  checked: boolean;
  onCheckedChange: ((checked: boolean) => void) | undefined;
}

const STATE_TEXTS = {
  cancelled: SERIES_SCREEN_TEXTS.cancelled,
  came: SERIES_SCREEN_TEXTS.came,
  registered: SERIES_SCREEN_TEXTS.registered,
  waiting: SERIES_SCREEN_TEXTS.waiting,
  full: SERIES_SCREEN_TEXTS.full,
} as const satisfies Record<MeetingState, string>;

function MeetingRow({ meeting, current, now, registers, checked, onCheckedChange }: MeetingRowProps) {
  const { translate: t, timeZone, locale } = useLocaleSettings();
  const { _id, number, start, venue } = meeting;
  const state = stateOf(meeting);
  const when = `${number}. ${formatDay(start, timeZone, locale, now)}, ${formatTime(start, timeZone, locale)}`;
  return (
    <Inline justify="between" wrap={false}>
      <Stack gap="none">
        {onCheckedChange ? <Checkbox label={when} checked={checked} onCheckedChange={onCheckedChange} /> : <Text>{when}</Text>}
        <Text size="s" tone="muted">
          {current ? t(SERIES_SCREEN_TEXTS.thisOne) : <Link href={`/events/${_id}`}>{t(SERIES_SCREEN_TEXTS.meeting, { number })}</Link>}
          {venue && ` · ${venue}`}
        </Text>
        {registers && !current && meeting.asks_questions && takes(meeting) && <Text size="s">{t(SERIES_TEXTS.asks)}</Text>}
      </Stack>
      {state && <Badge tone={TONES[state]}>{t(STATE_TEXTS[state])}</Badge>}
    </Inline>
  );
}
