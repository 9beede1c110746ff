import { CHECK_IN_TEXTS, type CheckInPass, type CheckInCode as Code, checkInPath, youAreInText } from '@quad/domain/check-in';
import type { Event } from '@quad/domain/events';
import { campusDay, formatCalendarDay, formatTime } from '@quad/domain/time';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { QrCode } from '../../../primitives/QrCode/QrCode.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { shown } from './CheckInCode.css.ts';

export interface CheckInCodeProps {
  /** The event of the code. */
  event: Pick<Event, 'title'>;
  /** The user's codes, one for each remaining day; undefined while loading or after a failure. */
  pass: CheckInPass | undefined;
  /** The origin of the portal, without a trailing slash, because the QR code contains a URL. */
  origin: string;
  /** The current time, which selects the code. */
  now: Date;
  /** Why the codes did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: () => void;
}

function CodeSkeleton() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(CHECK_IN_TEXTS.codeLoading)}>
      <Skeleton width="most" />
      <Skeleton shape="title" width="half" />
    </LoadingShape>
  );
}

/** Today's code; before the event, that of its first day. */
function codeFor({ codes }: CheckInPass, today: string): Code | undefined {
  return codes.find(({ day }) => day === today) ?? codes.find(({ day }) => day > today);
}

function OwnCode({ event, code, origin }: Pick<CheckInCodeProps, 'event' | 'origin'> & { code: Code }) {
  const settings = useLocaleSettings();
  const { timeZone, locale, translate: t } = settings;
  const [isOpen, setOpen] = useState(false);
  const { day, token, since } = code;
  const shownDay = formatCalendarDay(day, locale);
  return (
    <Stack>
      {since ? <Text weight="bold">{youAreInText(formatTime(since, timeZone, locale), settings)}</Text> : <Text>{shownDay}</Text>}
      <Text tone="muted">{t(CHECK_IN_TEXTS.staysOffline)}</Text>
      <Inline>
        <Button variant="primary" icon={<QrIcon size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t(CHECK_IN_TEXTS.showCode)}
        </Button>
      </Inline>
      <Dialog open={isOpen} onOpenChange={setOpen} size="xl" title={t(CHECK_IN_TEXTS.yourCode)} description={`${event.title}, ${shownDay}`}>
        <div className={shown}>
          <QrCode size="l" value={`${origin}${checkInPath(token)}`} label={`${t(CHECK_IN_TEXTS.yourCode)}: ${event.title}`} />
          <Text>{t(CHECK_IN_TEXTS.brightness)}</Text>
        </div>
      </Dialog>
    </Stack>
  );
}

/** The code that a registered student shows at the door, as large as the screen. Use QrCode instead for any other URL. */
export function CheckInCode({ event, pass, origin, now, error, onRetry }: CheckInCodeProps) {
  const { timeZone, translate: t } = useLocaleSettings();
  const code = pass && codeFor(pass, campusDay(now, timeZone));
  return (
    <Card asChild padding="l" aria-label={t(CHECK_IN_TEXTS.yourCode)}>
      <section>
        <Stack>
          <Heading level={2}>{t(CHECK_IN_TEXTS.yourCode)}</Heading>
          {code ? (
            <OwnCode event={event} code={code} origin={origin} />
          ) : pass ? (
            <Text>{t(CHECK_IN_TEXTS.codeOver)}</Text>
          ) : error === undefined ? (
            <CodeSkeleton />
          ) : (
            <ErrorState description={error} onRetry={onRetry} />
          )}
        </Stack>
      </section>
    </Card>
  );
}
