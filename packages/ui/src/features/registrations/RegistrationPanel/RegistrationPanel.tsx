import type { Event } from '@quad/domain/events';
import {
  cancellingText,
  feeText,
  hasPlace,
  opensText,
  openText,
  placesText,
  REGISTRATION_LABELS,
  REGISTRATION_TEXTS,
  type Registration,
  waitingText,
} from '@quad/domain/registrations';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { KeyValueList } from '../../../primitives/KeyValueList/KeyValueList.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { type LocaleSettings, useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useAction } from '../../forms/useAction.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';

type Registrable = Pick<Event, '_id' | 'title' | 'status' | 'registration'>;

export interface RegistrationPanelProps extends ReadProps {
  /** The event; without registration the panel renders nothing. */
  event: Registrable;
  /** The user's registration, by the server's clock; undefined while loading or after a failure. */
  registration: Registration | undefined;
  /** Registers, or joins the waiting list. If the promise rejects, the panel shows why. */
  onRegister: () => Promise<unknown>;
  /** Cancels the registration or leaves the waiting list; called after a confirmation. */
  onCancel: () => Promise<unknown>;
}

function statusText({ state, position, phase }: Registration, event: Registrable, settings: LocaleSettings): string {
  const { translate: t, timeZone } = settings;
  if (state === 'registered') return `${t(REGISTRATION_TEXTS.registered)}.`;
  if (state === 'waiting') return `${waitingText(position ?? 1, settings)}.`;
  if (event.status === 'cancelled') return t(REGISTRATION_TEXTS.cancelled);
  if (phase === 'upcoming') return `${opensText(event.registration.start, timeZone, settings)}.`;
  return phase === 'open' ? `${openText(event.registration.end, timeZone, settings)}.` : `${t(REGISTRATION_LABELS.closed)}.`;
}

const BLANK = (
  <LoadingShape label={REGISTRATION_TEXTS.loading}>
    <Skeleton width="most" />
    <Skeleton width="half" />
    <Skeleton shape="title" width="half" />
  </LoadingShape>
);

interface OwnRegistrationProps extends Pick<RegistrationPanelProps, 'onRegister' | 'onCancel'> {
  event: Registrable;
  registration: Registration;
}

function OwnRegistration({ event, registration, onRegister, onCancel }: OwnRegistrationProps) {
  const t = useTranslate();
  const settings = useLocaleSettings();
  const [isConfirming, setConfirming] = useState(false);
  const { isPending, failure, run } = useAction();
  const { state, phase, may_cancel, registered_count, waiting_count } = registration;
  const { fees, max_participants: maximum } = event.registration;
  const places = { maximum, registered: registered_count, waiting: waiting_count };
  const isListed = state !== 'none';
  const isOffered = !isListed && phase === 'open';
  const cancelText = t(state === 'waiting' ? REGISTRATION_TEXTS.leaveWaitingList : REGISTRATION_TEXTS.cancel);
  const meaning = t(cancellingText(state, phase));
  const cancel = () => {
    setConfirming(false);
    void run(onCancel, REGISTRATION_TEXTS.cancelFailed);
  };
  return (
    <Stack>
      <Text role="status" weight="bold">
        {statusText(registration, event, settings)}
      </Text>
      <KeyValueList
        items={[
          { label: t('Fee'), value: feeText(fees, settings, settings) },
          { label: t('Places'), value: placesText(places, settings) },
        ]}
      />
      {isOffered && <Text tone="muted">{t(REGISTRATION_TEXTS.commitment)}</Text>}
      {isListed && may_cancel && <Text tone="muted">{t(REGISTRATION_TEXTS.ifYouCannotCome)}</Text>}
      {failure && <ErrorState description={failure} />}
      {(isOffered || (isListed && may_cancel)) && (
        <Inline>
          {isOffered && (
            <Button
              variant="primary"
              loading={isPending}
              loadingText={t(REGISTRATION_TEXTS.registering)}
              onClick={() => void run(onRegister, REGISTRATION_TEXTS.registerFailed)}
            >
              {hasPlace(places) ? t(REGISTRATION_LABELS.register) : t(REGISTRATION_TEXTS.joinWaitingList)}
            </Button>
          )}
          {isListed && may_cancel && (
            <Button loading={isPending} onClick={() => setConfirming(true)}>
              {cancelText}
            </Button>
          )}
        </Inline>
      )}
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={state === 'waiting' ? t('Leave the waiting list?') : t('Cancel your registration?')}
        description={`${event.title}: ${meaning}`}
        confirmText={cancelText}
        cancelText={state === 'waiting' ? t('Stay in line') : t('Keep my place')}
        onConfirm={cancel}
      />
    </Stack>
  );
}

/**
 * A student's registration for an event, with the actions to register, join the waiting list or cancel. Fee, places and the consequences of
 * cancelling are shown before committing. Use RegistrationNote instead on a card.
 */
export function RegistrationPanel({ event, registration, error, onRetry, ...actions }: RegistrationPanelProps) {
  const t = useTranslate();
  if (registration ? registration.phase === 'none' && registration.state === 'none' : !event.registration.required) return null;
  return (
    <Card asChild padding="l" aria-label={t('Registration')}>
      <section>
        <Stack>
          <Heading level={2}>{t('Registration')}</Heading>
          {registration ? (
            <OwnRegistration event={event} registration={registration} {...actions} />
          ) : error === undefined ? (
            BLANK
          ) : (
            <ErrorState description={error} onRetry={onRetry} />
          )}
        </Stack>
      </section>
    </Card>
  );
}
