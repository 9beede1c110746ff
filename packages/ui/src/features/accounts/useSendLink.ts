import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { useAction } from '../forms/useAction.ts';

export interface SendLinkOptions {
  /** Sends another link and resolves to the server's message. */
  onSend: () => Promise<{ message?: string }>;
}

/** The state of the button 'Send another link' and its result. */
export function useSendLink({ onSend }: SendLinkOptions) {
  const { isPending: isSending, failure = '', run } = useAction();
  const [sentMessage, setSentMessage] = useState('');
  const send = () => {
    setSentMessage('');
    return run(async () => setSentMessage((await onSend()).message || ACCOUNT_TEXTS.linkSent), ACCOUNT_TEXTS.somethingWrong);
  };
  return { isSending, sentMessage, failure, send };
}
