import type { Preferences } from './preferences.ts';

type TabNews = { kind: 'preferences'; preferences: Preferences } | { kind: 'signedOut' };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('pehchan');

/** Notify the other tabs. This tab does not receive the message. */
export function tellTabs(news: TabNews): void {
  channel?.postMessage(news);
}

/** Listen for messages of other tabs. The returned function stops listening. */
export function onTabNews(listener: (news: TabNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<TabNews>) => listener(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
