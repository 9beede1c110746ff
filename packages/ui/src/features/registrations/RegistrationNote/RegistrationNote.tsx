import type { Role } from '@quad/domain/access';
import { type Event, mayManageEvents } from '@quad/domain/events';
import { feeText, opensText, openText, REGISTRATION_LABELS, registrationPhase } from '@quad/domain/registrations';
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { eventPath, participantsPath } from '../../links/links.ts';

export interface RegistrationNoteProps {
  /** The event as contained in lists. */
  event: Pick<Event, '_id' | 'title' | 'status' | 'schedule' | 'registration'>;
  /** The role of the user: students get a link to register, managers one to the list. */
  role: Role;
  /** The current time, which decides whether registration is open. */
  now: Date;
}

/**
 * The registration status of an event in one line of its card; renders nothing for an event without registration. It only needs the data of
 * the list, so a card sends no request. Use RegistrationPanel instead to register.
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
