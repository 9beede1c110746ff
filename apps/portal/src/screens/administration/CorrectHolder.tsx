import { useAdminWrite } from '@quad/api-client/hooks';
import { campusDay } from '@quad/domain/time';
import { useLocaleSettings } from '@quad/ui';
import { HolderDialog, type HolderDialogProps } from '@quad/ui/features/administration';
import { messageOf, withSuccessToast } from '../../app/shell/withSuccessToast.ts';

/** Ends or corrects a person's tenure of a position. */
export function CorrectHolder(props: Pick<HolderDialogProps, 'holder' | 'onClose'>) {
  const { timeZone } = useLocaleSettings();
  const correct = useAdminWrite('correctHolder');
  return (
    <HolderDialog
      {...props}
      currentYear={Number(campusDay(new Date(), timeZone).slice(0, 4))}
      onCorrect={withSuccessToast(correct, messageOf)}
    />
  );
}
