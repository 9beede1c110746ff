import { errorText, useCarryOver } from '@quad/api-client/hooks';
import { formatPaise, MONEY_TEXTS, type UnitYear } from '@quad/domain/ledger';
import { Button, Dialog, ErrorState, useLocaleSettings } from '@quad/ui';
import { useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';

/** Carries what is free of a year that is over to the next, once somebody has seen how much that is. */
export function CarryOver({ data: { unit, year, free } }: { data: UnitYear }) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const carryOver = useCarryOver();
  const amount = formatPaise(free, settings);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await carryOver(unit._id, { from: year, seen: free });
      announceSaved(t(MONEY_TEXTS.isCarriedOver, { amount, unit: unit.name }));
    } catch (error) {
      setFailure(errorText(error, MONEY_TEXTS.carryOverFailed));
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(MONEY_TEXTS.carryOver)}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t(MONEY_TEXTS.carryOverTitle, { amount })}
        description={t(MONEY_TEXTS.carryOverAbout, { year })}
        footer={
          <Button variant="primary" loading={busy} loadingText={t(MONEY_TEXTS.carryingOver)} onClick={() => void send()}>
            {t(MONEY_TEXTS.carryOver)}
          </Button>
        }
      >
        {failure && <ErrorState description={failure} />}
      </Dialog>
    </>
  );
}
