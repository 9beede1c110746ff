import type { AdminPosition, Holding } from '@quad/domain/administration';
import { formatCalendarDay } from '@quad/domain/time';
import { UserRound } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type AdminListProps, AdminRecord, AdminRecords } from '../AdminRecords.tsx';
import { HOLDER_STATUS_NAMES, HOLDER_STATUS_TONES } from '../texts.ts';

export interface HoldingsDialogProps extends AdminListProps<Holding> {
  /** The position whose holders are shown. */
  position: Pick<AdminPosition, 'title' | 'unit'>;
  /** The id of the current user, whose own positions only others can correct. */
  ownId: string;
  /** Called to end or correct a holding. */
  onCorrect: (holding: Holding) => void;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}

function HoldingCard({ holding, ownId, onCorrect }: { holding: Holding } & Pick<HoldingsDialogProps, 'ownId' | 'onCorrect'>) {
  const { locale, translate: t } = useLocaleSettings();
  const { person, position, tenure, status, appointed_on } = holding;
  return (
    <AdminRecord
      title={person.name}
      lines={[person.username, appointed_on && t('appointed on {day}', { day: formatCalendarDay(appointed_on, locale) })]}
      end={
        <Inline gap="xs">
          <Badge>{tenure}</Badge>
          <Badge tone={HOLDER_STATUS_TONES[status]}>{t(HOLDER_STATUS_NAMES[status])}</Badge>
          {person._id === ownId ? (
            <Text size="s" tone="muted">
              {t('Your own position')}
            </Text>
          ) : (
            <Button
              size="s"
              aria-label={t('Correct {office} of {name}, {tenure}', { office: position.title, name: person.name, tenure })}
              onClick={() => onCorrect(holding)}
            >
              {t('Correct')}
            </Button>
          )}
        </Inline>
      }
    />
  );
}

/** The current and former holders of a position, for administrators. It is open while it is rendered; load it lazily. */
export function HoldingsDialog({ position, ownId, onCorrect, onClose, ...list }: HoldingsDialogProps) {
  const t = useTranslate();
  const draw = useCallback((holding: Holding) => <HoldingCard holding={holding} ownId={ownId} onCorrect={onCorrect} />, [ownId, onCorrect]);
  return (
    <Dialog open onOpenChange={onClose} title={t('Holders of {name}', { name: position.title })} description={position.unit.name}>
      <AdminRecords
        {...list}
        label={t('Holders')}
        estimatedHeight={72}
        loadingText={t('Loading holders...')}
        blankCount={3}
        empty={{
          icon: UserRound,
          title: t('Nobody has held it yet'),
          description: t('The people in charge of the unit can appoint somebody, or you can import a sheet of offices.'),
        }}
      >
        {draw}
      </AdminRecords>
    </Dialog>
  );
}
