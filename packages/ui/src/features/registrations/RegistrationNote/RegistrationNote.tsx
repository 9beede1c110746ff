import type { Role } from '@quad/domain/access';
import { type Event, mayManageEvents } from '@quad/domain/events';
import { feeText, opensText, openText, REGISTRATION_LABELS, registrationPhase } from '@quad/domain/registrations';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath, participantsPath } from '../../links/links.ts';

export interface RegistrationNoteProps {
  /** The event, as lists have it. */
  event: Pick<Event, '_id' | 'title' | 'status' | 'schedule' | 'registration'>;
  /** Who looks at it: students are led to registering, those who manage events to the list. */
  role: Role;
  /** The moment by which it is open or not. */
  now: Date;
}

/**
 * How an event takes registrations, in a line of its card; nothing for an event that takes none. What a list knows is all that it needs,
 * so a card asks the server nothing. Use RegistrationPanel instead where somebody registers.
 */
export function RegistrationNote({ event, role, now }: RegistrationNoteProps) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const { timeZone } = settings;
  const { start, end, fees } = event.registration;
  const phase = registrationPhase(event, now);
  if (phase === 'none') return null;
  const text = {
    upcoming: `${opensText(start, timeZone, settings)}.`,
    open: `${openText(end, timeZone, settings)}. ${feeText(fees, settings, settings)}.`,
    closed: `${t(REGISTRATION_LABELS.closed)}.`,
  }[phase];
  const isManager = mayManageEvents(role);
  return (
    <Text size="s" tone="muted">
      {text}{' '}
      {(isManager || phase === 'open') && (
        <Link href={isManager ? participantsPath(event._id) : eventPath(event._id)}>
          {isManager ? t(REGISTRATION_LABELS.participants) : t(REGISTRATION_LABELS.register)}
          <VisuallyHidden>
            {isManager ? t(' of {event}', { event: event.title }) : t(' for {event}', { event: event.title })}
          </VisuallyHidden>
        </Link>
      )}
    </Text>
  );
}
