import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The sent share of a form with a photo, in per cent. Null while nothing is sent. */
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

/** Milliseconds without progress after which a connection is lost, even if the phone shows a signal. */
const STALLED_MS = 45_000;

/**
 * Send a form with a photo. Unlike `fetch`, report progress and a lost signal.
 * @param answersWithin milliseconds to wait for the reply once the form is sent
 * @throws TypeError when no reply arrived
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

/** Return the parsed reply, or undefined if it is not JSON: a failing gateway sends HTML. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
