import { type Admission, CHECK_IN_TEXTS, type CheckInList, checkedInText, type ScanResult, waitingScansText } from '@quad/domain/check-in';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { LoadingShape } from '../../../primitives/LoadingShape/LoadingShape.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { ReadProps } from '../../surfaces/readProps.ts';
import { ScanResultCard } from '../ScanResultCard/ScanResultCard.tsx';
import { desk, finder, over, picture } from './CheckInDesk.css.ts';
import { type Signals, signal, wakeSound } from './signals.ts';
import { type CodeDetector, useCamera } from './useCamera.ts';
import { type FoundVisitor, VisitorSearch } from './VisitorSearch.tsx';

export type { FoundVisitor, Signals };

export interface CheckInDeskProps extends ReadProps {
  /** The list stored on the device: the number of check-ins, and whether the event takes place today. */
  list: CheckInList | undefined;
  /** The result of the last scan. */
  result?: ScanResult | undefined;
  /** Why the last scan could not be verified, as a sentence for the user. */
  scanError?: string | undefined;
  /** Whether a request is pending. */
  loading?: boolean;
  /** Whether the device is offline: scans are stored, and names cannot be searched. */
  offline?: boolean;
  /** The number of stored scans that wait to be sent. */
  waitingCount?: number;
  /** Called to send them now. */
  onSendNow?: () => void;
  /** The enabled signals. */
  signals: Signals;
  /** Called with both settings when one changes. */
  onSignalsChange: (signals: Signals) => void;
  /** Loads the code reader when the camera is started. */
  loadDetector: () => Promise<CodeDetector>;
  /** Called with the text of a scanned code. */
  onScan: (text: string) => void;
  /** Searches people by part of a name, an address or a roll number. */
  onSearch: (typed: string, signal: AbortSignal) => Promise<readonly FoundVisitor[]>;
  /** Checks in a person from the search. */
  onCheckIn: (visitor: FoundVisitor) => void;
  /** Admits a person without a registration. */
  onAdmit: (about: { result: ScanResult; way: Admission }) => void;
  /** Refuses a person. */
  onReject: (result: ScanResult) => void;
  /** Undoes a check-in. */
  onUndo: (result: ScanResult) => void;
}

function DeskSkeleton() {
  const t = useTranslate();
  return (
    <LoadingShape label={t(CHECK_IN_TEXTS.loading)}>
      <Skeleton width="half" />
      <Skeleton shape="title" width="most" />
    </LoadingShape>
  );
}

function Finder({ loadDetector, onScan }: Pick<CheckInDeskProps, 'loadDetector' | 'onScan'>) {
  const t = useTranslate();
  const video = useRef<HTMLVideoElement>(null);
  const { state, problem, start, stop } = useCamera(video, { loadDetector, onRead: (text) => onScan(text) });
  const begin = () => {
    wakeSound();
    start();
  };
  return (
    <Stack>
      <div className={finder}>
        <video ref={video} className={picture} hidden={state !== 'on'} muted playsInline />
        {state !== 'on' && (
          <div className={over}>
            <Button
              variant="primary"
              size="l"
              loading={state === 'starting'}
              loadingText={t(CHECK_IN_TEXTS.cameraStarting)}
              onClick={begin}
            >
              {t(CHECK_IN_TEXTS.startCamera)}
            </Button>
          </div>
        )}
      </div>
      {problem && <ErrorState description={problem} />}
      {state === 'on' && (
        <Inline justify="between">
          <Text role="status" tone="muted">
            {t(CHECK_IN_TEXTS.aim)}
          </Text>
          <Button size="s" onClick={stop}>
            {t(CHECK_IN_TEXTS.stopCamera)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/**
 * The check-in desk of an event: scans codes, searches people by name, and shows whether they are admitted. Use ParticipantList instead to
 * see who registered.
 */
export function CheckInDesk(props: CheckInDeskProps) {
  const {
    list,
    error,
    onRetry,
    result,
    scanError,
    loading = false,
    offline = false,
    waitingCount = 0,
    onSendNow,
    signals,
    onSignalsChange,
  } = props;
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const give = useEffectEvent((shown: ScanResult) => signal(shown.outcome, signals));
  const resultId = result?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is signalled only once.
  useEffect(() => {
    if (result) give(result);
  }, [resultId]);
  if (!list) return error === undefined ? <DeskSkeleton /> : <ErrorState description={error} onRetry={onRetry} />;
  return (
    <div className={desk}>
      <Stack>
        {list.day === null && <Banner tone="caution">{t(CHECK_IN_TEXTS.notToday)}</Banner>}
        {offline && <Banner tone="caution">{t(CHECK_IN_TEXTS.offline)}</Banner>}
        <Finder loadDetector={props.loadDetector} onScan={props.onScan} />
        {scanError && <ErrorState description={scanError} />}
        {result && (
          <ScanResultCard
            key={result.id}
            result={result}
            loading={loading}
            onAdmit={props.onAdmit}
            onReject={props.onReject}
            onUndo={props.onUndo}
          />
        )}
      </Stack>
      <Stack>
        <Text weight="bold">{checkedInText(list.came_count, list.registered_count, settings)}</Text>
        {waitingCount > 0 && (
          <Inline justify="between">
            <Text role="status">{waitingScansText(waitingCount, settings)}</Text>
            {onSendNow && (
              <Button size="s" onClick={onSendNow}>
                {t(CHECK_IN_TEXTS.sendNow)}
              </Button>
            )}
          </Inline>
        )}
        <VisitorSearch offline={offline} loading={loading} onSearch={props.onSearch} onCheckIn={props.onCheckIn} />
        <Inline>
          <Switch
            label={t(CHECK_IN_TEXTS.sound)}
            checked={signals.sound}
            onCheckedChange={(checked) => onSignalsChange({ ...signals, sound: checked })}
          />
          <Switch
            label={t(CHECK_IN_TEXTS.vibration)}
            checked={signals.vibration}
            onCheckedChange={(checked) => onSignalsChange({ ...signals, vibration: checked })}
          />
        </Inline>
      </Stack>
    </div>
  );
}
