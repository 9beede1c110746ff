import { errorText, useCarryOver } from '@quad/api-client/hooks';
import { formatPaise, UNIT_YEAR_TEXTS, type UnitYear } from '@quad/domain/ledger';
import { Button, Dialog, ErrorState, useLocaleSettings } from '@quad/ui';
import { OpenClaims } from '@quad/ui/features/money';
import { useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';

/** Carries a finished year over to the next, after showing its free balance and its open amounts. */
export function CarryOver({ data: { unit, year, open_claims: claims, ...figures } }: { data: UnitYear }) {
  const settings = useLocaleSettings();
  const t = settings.translate;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const carryOver = useCarryOver();
  const formatAmount = (name: 'free' | 'committed' | 'payable') => formatPaise(figures[name], settings);
  const values = {
    year,
    unit: unit.name,
    amount: formatAmount('free'),
    committed: formatAmount('committed'),
    payable: formatAmount('payable'),
  };
  const [verb, title, about, done] =
    figures.free > 0
      ? ([
          UNIT_YEAR_TEXTS.carryOver,
          UNIT_YEAR_TEXTS.carryOverTitle,
          UNIT_YEAR_TEXTS.carryOverAbout,
          UNIT_YEAR_TEXTS.isCarriedOver,
        ] as const)
      : ([UNIT_YEAR_TEXTS.handOver, UNIT_YEAR_TEXTS.handOverTitle, UNIT_YEAR_TEXTS.handOverAbout, UNIT_YEAR_TEXTS.isHandedOver] as const);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await carryOver({ unitId: unit._id, from: year, seen: figures.free });
      announceSaved(t(done, values));
    } catch (error) {
      setFailure(errorText(error, UNIT_YEAR_TEXTS.carryOverFailed));
      setBusy(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(verb)}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t(title, values)}
        description={t(about, values)}
        footer={
          <Button variant="primary" loading={busy} loadingText={t(UNIT_YEAR_TEXTS.carryingOver)} onClick={() => void send()}>
            {t(verb)}
          </Button>
        }
      >
        <OpenClaims claims={claims} />
        {failure && <ErrorState description={failure} />}
      </Dialog>
    </>
  );
}
