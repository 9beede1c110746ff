import { readProps, useCheckInPass } from '@quad/api-client/hooks';
import { CHECK_IN_TEXTS } from '@quad/domain/check-in';
import type { Event } from '@quad/domain/events';
import { CheckInCode } from '@quad/ui/features/check-in';
import { useNow } from '../../app/useNow.ts';

/** 'Your code for check-in', shown to people with a place at the event. */
export function OwnCheckInCode({ event }: { event: Event }) {
  const { data, error, retry } = useCheckInPass(event._id);
  const now = useNow();
  return (
    <CheckInCode event={event} pass={data} origin={location.origin} now={now} {...readProps({ error, retry }, CHECK_IN_TEXTS.codeFailed)} />
  );
}
