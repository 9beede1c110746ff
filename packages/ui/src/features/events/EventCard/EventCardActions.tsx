import type { Role } from '@quad/domain/access';
import { type Event, mayManageEvents } from '@quad/domain/events';
import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import { canReviewRoomRequests, mayRequestRoom } from '@quad/domain/room-requests';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { actions } from './EventCard.css.ts';

/** The actions on an event. The page renders their dialogs. */
export interface EventActions {
  /** Called to request a room: open the RoomRequestDialog. */
  onRequestRoom?: (event: Event) => void;
  /** Called to review the requests: open the RoomRequestReviewDialog. */
  onManageRequests?: (event: Event) => void;
  /** Called to edit the event; without it the Edit button is announced as unavailable. */
  onEdit?: (event: Event) => void;
}

export interface EventCardActionsProps extends EventActions {
  event: Event;
  role: Role;
  /** The id of the event's title, which distinguishes the equal buttons of many cards. */
  titleId: string;
}

const NO_EDITING = 'Editing is not available here.';
const NO_DELETING = 'Events cannot be deleted.';
const OFFICE_BEARERS_ONLY = 'Only office-bearers can do this.';

/** The buttons of an event's card, by role (docs/specification/events.md#events-card-actions). */
export function EventCardActions({ event, role, titleId, onRequestRoom, onManageRequests, onEdit }: EventCardActionsProps) {
  const t = useTranslate();
  const isManager = mayManageEvents(role);
  const mayEdit = isManager && onEdit !== undefined;
  return (
    <div className={actions}>
      {!isManager && (
        <Tooltip content={t(OFFICE_BEARERS_ONLY)}>
          <Button size="s" disabled>
            {t('+ Request')}
          </Button>
        </Tooltip>
      )}
      {mayRequestRoom({ role, event }) && (
        <Button size="s" aria-describedby={titleId} onClick={() => onRequestRoom?.(event)}>
          {t(ROOM_REQUEST_TEXTS.requestButton)}
        </Button>
      )}
      {canReviewRoomRequests(role) && (
        <Button size="s" aria-describedby={titleId} onClick={() => onManageRequests?.(event)}>
          {t(ROOM_REQUEST_TEXTS.manageButton)}
        </Button>
      )}
      <Inline gap="xs">
        <Tooltip content={mayEdit ? undefined : t(NO_EDITING)}>
          <Button size="s" variant="quiet" aria-describedby={titleId} onClick={() => onEdit?.(event)} disabled={!mayEdit}>
            {t('Edit')}
          </Button>
        </Tooltip>
        <Tooltip content={t(NO_DELETING)}>
          <Button size="s" variant="quiet" disabled>
            {t('Delete')}
          </Button>
        </Tooltip>
      </Inline>
    </div>
  );
}
