import { announceSaved } from './shellToasts.ts';

/** Wraps a request so that success shows a toast, with the given text or one derived from the response. */
export function withSuccessToast<Args extends readonly unknown[], Answer>(
  send: (...args: Args) => Promise<Answer>,
  done: string | ((answer: Answer) => string),
) {
  return async (...args: Args): Promise<void> => {
    const answer = await send(...args);
    announceSaved(typeof done === 'string' ? done : done(answer));
  };
}

/** The message of a response. */
export function messageOf({ message }: { readonly message: string }): string {
  return message;
}
