import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { useAction } from '../forms/useAction.ts';

export interface SendLinkOptions {
  /** Sends another link, and gives the server's sentence. */
  onSend: () => Promise<{ message?: string }>;
}

/** The button 'Send another link', with what came of it. */
export function useSendLink({ onSend }: SendLinkOptions) {
  const { isPending: isSending, failure = '', run } = useAction();
  const [sentMessage, setSentMessage] = useState('');
  const send = () => {
    setSentMessage('');
    return run(async () => setSentMessage((await onSend()).message || ACCOUNT_TEXTS.linkSent), ACCOUNT_TEXTS.somethingWrong);
  };
  return { isSending, sentMessage, failure, send };
}
