import { errorReply, statusOf } from '@pehchan/kit';
import { useEffect, useRef, useState } from 'react';
import { type Asked, release, sheetAt, type Sheet, useMakeSheetMutation } from './sheet-api.ts';

export type Problem = { kind: 'failed' | 'offline' | 'gone' | 'limit'; message?: string | undefined };
type Made = { sheet?: Sheet | undefined; problem?: Problem | undefined };

const problemOf = (error: unknown): Problem => {
  const status = statusOf(error);
  if (status === 429) return { kind: 'limit', message: errorReply(error)?.message };
  if (status === 404) return { kind: 'gone' };
  return { kind: navigator.onLine ? 'failed' : 'offline' };
};

/**
 * Make sheets when the page asks for them, each once, because the API counts them. The files are released
 * when the page closes.
 */
export function useSheets(name: string) {
  const [makeSheet] = useMakeSheetMutation();
  const [made, setMade] = useState<Readonly<Record<string, Made>>>({});
  const under = useRef(new Set<string>());
  const addresses = useRef<string[]>([]);
  const isOpen = useRef(false);
  useEffect(() => {
    const [shown, begun] = [addresses.current, under.current];
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      shown.splice(0).forEach(release);
      begun.clear();
      setMade({});
    };
  }, []);

  const keyOf = ({ id, format, language }: Asked) => `${id} ${format} ${language}`;
  const make = async (asked: Asked) => {
    const key = keyOf(asked);
    if (under.current.has(key)) return;
    under.current.add(key);
    setMade((all) => ({ ...all, [key]: {} }));
    const { data, error } = await makeSheet({ ...asked, name });
    if (data && !isOpen.current) return release(data);
    if (data) addresses.current.push(data);
    else under.current.delete(key);
    setMade((all) => ({ ...all, [key]: data ? { sheet: sheetAt(data) } : { problem: problemOf(error) } }));
  };
  return { make, of: (asked: Asked): Made => made[keyOf(asked)] ?? {} };
}
