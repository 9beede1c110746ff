import { useAddRegistration, useMailRegistered, useRemoveRegistration, useStudentSearch } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { formatMessage } from '@quad/domain/messages';
import { mailedText, REGISTRATION_TEXTS } from '@quad/domain/registrations';
import { useLocaleSettings } from '@quad/ui';
import {
  AddParticipantDialog,
  MailParticipantsDialog,
  type MailParticipantsDialogProps,
  RemoveParticipantDialog,
  type RemoveParticipantDialogProps,
} from '@quad/ui/features/registrations';
import { announceSaved } from '../../app/shell/shellToasts.ts';

export interface ParticipantDialogProps {
  event: Event;
  onClose: () => void;
}

/** 'Add a student'. */
export function AddParticipant(props: ParticipantDialogProps) {
  const add = useAddRegistration();
  const searchStudents = useStudentSearch();
  const onAdd = async (added: Parameters<typeof add>[0]) => {
    const { state } = await add(added);
    announceSaved(state === 'registered' ? REGISTRATION_TEXTS.added : REGISTRATION_TEXTS.addedInLine);
  };
  return <AddParticipantDialog {...props} onSearchStudents={searchStudents} onAdd={onAdd} />;
}

/** 'Remove …?', with the reason. */
export function RemoveParticipant(props: ParticipantDialogProps & Pick<RemoveParticipantDialogProps, 'entry'>) {
  const remove = useRemoveRegistration();
  const onRemove: RemoveParticipantDialogProps['onRemove'] = async (removed) => announceSaved(await remove(removed));
  return <RemoveParticipantDialog {...props} onRemove={onRemove} />;
}

/** 'Mail participants'. */
export function MailParticipants(props: ParticipantDialogProps) {
  const words = useLocaleSettings();
  const send = useMailRegistered();
  const onSend: MailParticipantsDialogProps['onSend'] = async (mail) => announceSaved(formatMessage(mailedText(await send(mail)), words));
  return <MailParticipantsDialog {...props} onSend={onSend} />;
}
