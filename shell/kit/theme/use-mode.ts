import { useSyncExternalStore } from 'react';
import { useKitSelector } from '../store.ts';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(changed: () => void) {
  const list = darkDevice();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export function useMode(): 'light' | 'dark' {
  const theme = useKitSelector((state) => state.preferences.theme);
  const deviceIsDark = useSyncExternalStore(subscribe, () => darkDevice().matches);
  return theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme;
}
