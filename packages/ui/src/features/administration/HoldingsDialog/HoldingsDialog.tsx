import type { AdminPosition, Holding } from '@quad/domain/administration';
import { formatCalendarDay } from '@quad/domain/time';
import { UserRound } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { HOLDER_STATUS_NAMES, HOLDER_STATUS_TONES } from '../texts.ts';

export interface HoldingsDialogProps {
  /** Whose holders are shown. */
  position: Pick<AdminPosition, 'title' | 'unit'>;
  /** Who holds it and who held it, the newest tenure first; undefined while they are on their way, or where they did not come. */
  holdings: readonly Holding[] | undefined;
  /** How many there are in all, where these are the first of them. */
  count?: number | undefined;
  /** The reader, whose own positions others correct. */
  ownId: string;
  /** What somebody holds is to be ended or put right. */
  onCorrect: (holding: Holding) => void;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again, where they did not come. */
  onRetry?: (() => void) | undefined;
  /** Their end comes near, so more of them may be read. */
  onLoadMore?: (() => void) | undefined;
  /** Asked for by whoever leaves; stop rendering the dialog. */
  onClose: () => void;
}

const keyOf = ({ _id }: Holding) => _id;

function Held({ holding, ownId, onCorrect }: { holding: Holding } & Pick<HoldingsDialogProps, 'ownId' | 'onCorrect'>) {
  const { locale, translate: t } = useLocaleSettings();
  const { person, position, tenure, status, appointed_on } = holding;
  return (
    <Inline justify="between">
      <Stack gap="xxs">
        <Text weight="medium" wrap="anywhere">
          {person.name}
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {person.username}
        </Text>
        {appointed_on && (
          <Text size="s" tone="muted">
            {t('appointed on {day}', { day: formatCalendarDay(appointed_on, locale) })}
          </Text>
        )}
      </Stack>
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
    </Inline>
  );
}

/** Who holds a position and who held it before, for administrators. It is open as long as it is rendered; load it lazily. */
export function HoldingsDialog({ position, holdings, count = holdings?.length, ownId, onCorrect, ...rest }: HoldingsDialogProps) {
  const t = useTranslate();
  const draw = useCallback((holding: Holding) => <Held holding={holding} ownId={ownId} onCorrect={onCorrect} />, [ownId, onCorrect]);
  return (
    <Dialog open onOpenChange={rest.onClose} title={t('Holders of {name}', { name: position.title })} description={position.unit.name}>
      <RecordList
        label={t('Holders')}
        density="compact"
        items={holdings}
        itemKey={keyOf}
        itemCount={count}
        estimatedHeight={72}
        loadingText={t('Loading holders...')}
        blankCount={3}
        empty={
          <EmptyState
            icon={<UserRound size={24} aria-hidden="true" />}
            title={t('Nobody has held it yet')}
            description={t('Those who look after the unit appoint somebody, or a sheet of offices does.')}
          />
        }
        error={rest.error}
        onRetry={rest.onRetry}
        onLoadMore={rest.onLoadMore}
      >
        {draw}
      </RecordList>
    </Dialog>
  );
}
