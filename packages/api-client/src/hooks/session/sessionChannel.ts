/** Messages from one tab to the others. */
export type SessionNews = 'signed-in' | 'signed-out';

let channel: BroadcastChannel | undefined;

/** One channel per tab: a channel does not receive its own messages. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('quad-session');
  return channel;
}

/** Notifies the other tabs. */
export function announce(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Subscribes to messages of other tabs; returns a function that unsubscribes. */
export function listen(onNews: (news: SessionNews) => void): () => void {
  const open = openChannel();
  const receive = (message: MessageEvent<SessionNews>) => onNews(message.data);
  open?.addEventListener('message', receive);
  return () => open?.removeEventListener('message', receive);
}
