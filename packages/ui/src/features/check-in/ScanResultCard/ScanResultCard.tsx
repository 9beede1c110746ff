import { type Admission, alreadyInText, CHECK_IN_TEXTS, type OfflineOutcome, type ScanResult } from '@quad/domain/check-in';
import { formatMessage } from '@quad/domain/messages';
import { formatTime } from '@quad/domain/time';
import { CircleCheck, CircleX, Clock, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type LocaleSettings, useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { actions, cardOfOutcome, headline, line } from './ScanResultCard.css.ts';

export interface ScanResultCardProps {
  /** The result of the scan. */
  result: ScanResult;
  /** Whether a request is pending, during which the buttons do nothing. */
  loading?: boolean;
  /** Admits a person without a place; without it there is no button. */
  onAdmit?: ((about: { result: ScanResult; way: Admission }) => void) | undefined;
  /** Refuses the person and dismisses the result. */
  onReject?: ((result: ScanResult) => void) | undefined;
  /** Undoes the check-in; without it there is no button. */
  onUndo?: ((result: ScanResult) => void) | undefined;
}

const SIGNS = {
  in: <CircleCheck size={32} aria-hidden="true" />,
  already: <History size={32} aria-hidden="true" />,
  unregistered: <CircleX size={32} aria-hidden="true" />,
  kept: <Clock size={32} aria-hidden="true" />,
} as const satisfies Record<OfflineOutcome, ReactNode>;

function headlineOf({ outcome, since }: ScanResult, settings: LocaleSettings): string {
  const { timeZone, locale, translate: t } = settings;
  if (outcome === 'in') return t(CHECK_IN_TEXTS.checkedIn);
  if (outcome === 'already') return alreadyInText(formatTime(since, timeZone, locale), settings);
  return outcome === 'kept' ? t(CHECK_IN_TEXTS.kept) : t(CHECK_IN_TEXTS.notRegistered);
}

/**
 * The result of a scan in green, yellow or red, readable from an arm's length. Use Banner instead for messages that need no decision at a
 * door.
 */
export function ScanResultCard({ result, loading = false, onAdmit, onReject, onUndo }: ScanResultCardProps) {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const { outcome, name, detail, reason, wayIn } = result;
  const who = [name, detail].filter(Boolean).join(' · ');
  const needsDecision = outcome === 'unregistered' && wayIn && onAdmit;
  const canUndo = outcome === 'in' && name && onUndo;
  return (
    <div className={cardOfOutcome[outcome]}>
      {SIGNS[outcome]}
      <div role="status" aria-atomic="true">
        <p className={headline}>{headlineOf(result, settings)}</p>
        {who && <p className={line}>{who}</p>}
        {reason && <p className={line}>{formatMessage(reason, settings)}</p>}
      </div>
      {(needsDecision || canUndo) && (
        <div className={actions}>
          <Inline>
            {needsDecision && onReject && <Button onClick={() => onReject(result)}>{t(CHECK_IN_TEXTS.doNotLetIn)}</Button>}
            {needsDecision && (
              <Button
                variant="primary"
                tone={wayIn === 'beyond' ? 'critical' : 'neutral'}
                loading={loading}
                onClick={() => onAdmit({ result, way: wayIn })}
              >
                {wayIn === 'beyond' ? t(CHECK_IN_TEXTS.letInBeyond) : t(CHECK_IN_TEXTS.letIn)}
              </Button>
            )}
            {canUndo && (
              <Button loading={loading} onClick={() => onUndo(result)}>
                {t(CHECK_IN_TEXTS.undo)}
              </Button>
            )}
          </Inline>
        </div>
      )}
    </div>
  );
}
