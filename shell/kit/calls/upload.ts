import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How much of a form with a photo has gone out, in per cent; null while nothing is being sent. */
export const upload = createSlice({
  name: 'upload',
  initialState: { percent: null as number | null },
  reducers: {
    uploadProgressed: (state, { payload }: PayloadAction<number | null>) => {
      state.percent = payload;
    },
  },
});

export const { uploadProgressed } = upload.actions;

type Sent = { status: number; headers: Headers; data: unknown };

/** A line that stands still for so long is lost, whatever the phone believes. */
const STALLED_MS = 45_000;

/**
 * Sends a form with a photo and tells how far it is: `fetch` can't tell that. A signal that is lost half way
 * is noticed here: left to itself, a phone waits minutes for it.
 * @param answersWithin milliseconds to wait for the reply once the form is sent
 * @throws TypeError when no answer came, as `fetch` does
 */
export function sendForm(
  method: string,
  address: string,
  form: FormData,
  headers: Record<string, string>,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
  answersWithin = STALLED_MS,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const giveUp = () => {
      reject(new TypeError('The signal was lost'));
      request.abort();
    };
    let stalled = setTimeout(giveUp, STALLED_MS);
    window.addEventListener('offline', giveUp);
    request.onloadend = () => {
      clearTimeout(stalled);
      window.removeEventListener('offline', giveUp);
    };
    const waitAgain = (ms: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(giveUp, ms);
    };
    request.upload.onload = () => waitAgain(answersWithin);
    request.upload.onprogress = ({ loaded, total }) => {
      waitAgain(STALLED_MS);
      onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () =>
      resolve({ status: request.status, headers: headersOf(request), data: parsed(request.responseText) });
    request.onerror = () => reject(new TypeError('No answer'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
}

/** A gateway in trouble answers with a page; its text is then nobody's message. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
